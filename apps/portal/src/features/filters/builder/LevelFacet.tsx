import type { ColumnCondition } from '@panome/analysis/rules';
import { Checkbox } from '@panome/ui/checkbox';
import { MultiSelect } from '@panome/ui/multi-select';
import { Text } from '@panome/ui/text';
import * as styles from '../Filters.css.ts';
import { filtersText as text } from '../filters.text.ts';
import type { FilterColumn } from '../filterTypes.ts';
import { conditionOfLevels, levelsOf } from './ruleDraft.ts';

/** More than these are looked for by typing. */
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
  const choose = (wanted: readonly string[]) => onChange(conditionOfLevels(name, wanted));
  const more = distinct > levels.length && (
    <Text size="secondary" tone="subtle">
      {text.moreLevels(distinct - levels.length)}
    </Text>
  );
  if (levels.length > most)
    return (
      <>
        <MultiSelect
          label={text.levels(label)}
          labelHidden
          onValueChange={choose}
          options={levels.map(({ count, value }) => ({ value, label: wordOf(value), help: text.levelRows(count) }))}
          value={chosen}
        />
        {more}
      </>
    );
  return (
    <div aria-label={text.levels(label)} role="group">
      {levels.map(({ count, value }) => (
        <div className={styles.level} key={value}>
          <Checkbox
            checked={chosen.includes(value)}
            label={wordOf(value)}
            onCheckedChange={(wanted) => choose(wanted ? [...chosen, value] : chosen.filter((one) => one !== value))}
          />
          <Text size="secondary" tone="subtle">
            <span className={styles.count}>{count.toLocaleString('zh-CN')}</span>
          </Text>
        </div>
      ))}
      {more}
    </div>
  );
}
