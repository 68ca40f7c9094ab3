import type { ColumnCondition } from '@panome/analysis/rules';
import { Checkbox } from '@panome/ui/checkbox';
import { Text } from '@panome/ui/text';
import * as styles from '../Filters.css.ts';
import { filtersText as text } from '../filters.text.ts';
import type { FilterColumn } from '../filterTypes.ts';
import { conditionOfLevels, levelsOf } from './ruleDraft.ts';

/** Rarer texts are found by a condition in words. */
const most = 8;

type LevelFacetProps = {
  readonly column: FilterColumn;
  readonly condition: ColumnCondition | undefined;
  /** What a cell is called: 上调 for `up`. */
  readonly wordOf: (cell: string) => string;
  readonly onChange: (condition: ColumnCondition | undefined) => void;
};

/** The most frequent texts of a column, each with its rows. */
export function LevelFacet({ column, condition, onChange, wordOf }: LevelFacetProps) {
  const { distinct, label, levels, name } = column;
  const chosen = levelsOf(condition);
  if (levels.length === 0)
    return (
      <Text size="secondary" tone="subtle">
        {text.manyLevels(distinct)}
      </Text>
    );
  const toggle = (level: string, wanted: boolean) =>
    onChange(conditionOfLevels(name, wanted ? [...chosen, level] : chosen.filter((one) => one !== level)));
  const shown = levels.filter(({ value }, at) => at < most || chosen.includes(value));
  return (
    <div aria-label={text.levels(label)} role="group">
      {shown.map(({ count, value }) => (
        <div className={styles.level} key={value}>
          <Checkbox
            checked={chosen.includes(value)}
            label={wordOf(value)}
            onCheckedChange={(wanted) => toggle(value, wanted)}
          />
          <Text size="secondary" tone="subtle">
            <span className={styles.count}>{count.toLocaleString('zh-CN')}</span>
          </Text>
        </div>
      ))}
      {distinct > shown.length && (
        <Text size="secondary" tone="subtle">
          {text.moreLevels(distinct - shown.length)}
        </Text>
      )}
    </div>
  );
}
