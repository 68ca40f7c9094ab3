import { namingOf, ruleWords } from '@panome/analysis/rules';
import { Button } from '@panome/ui/button';
import { RadioGroup } from '@panome/ui/radio-group';
import { Tag } from '@panome/ui/tag';
import { Text } from '@panome/ui/text';
import * as styles from '../Filters.css.ts';
import { filtersText as text } from '../filters.text.ts';
import type { Aliases, FilterPreview, FilterTable } from '../filterTypes.ts';
import { aloneOf, emptyDraft, withNegated, withoutPart, type RuleDraft } from './ruleDraft.ts';

/** Longer lists of names are counted. */
const mostNames = 5;

type ConditionsProps = {
  readonly table: FilterTable;
  readonly aliases: Aliases;
  readonly draft: RuleDraft;
  /** The counts of this draft; undefined while they are made. */
  readonly counted: FilterPreview | undefined;
  readonly onChange: (draft: RuleDraft) => void;
};

/** The conditions in force, each with the rows that pass it alone and what is left so far. */
export function Conditions({ aliases, counted, draft, onChange, table }: ConditionsProps) {
  const { join, parts } = draft;
  if (parts.length === 0) return <Text tone="muted">{`${text.noConditions}。${text.conditionsHelp}`}</Text>;
  const naming = { ...namingOf(aliases, table.columns), plain: true, mostNames };
  const alone = counted ? aloneOf(draft, counted) : [];
  return (
    <div className={styles.chips}>
      {parts.length > 1 && (
        <RadioGroup
          label={text.join}
          labelHidden
          onValueChange={(next) => onChange({ ...draft, join: next === 'any' ? 'any' : 'all' })}
          options={[
            { value: 'all', label: text.joinAll },
            { value: 'any', label: text.joinAny },
          ]}
          orientation="horizontal"
          value={join}
        />
      )}
      {parts.map((part, at) => {
        const words = ruleWords(part, naming);
        const left = join === 'all' && counted?.steps.length === parts.length ? counted.steps[at]!.left : undefined;
        return (
          <div className={styles.chip} key={JSON.stringify([at, part]).slice(0, 400)}>
            <Tag onClose={() => onChange(withoutPart(draft, at))} tone="accent">
              {words}
            </Tag>
            <Text size="secondary" tone="muted">
              <span className={styles.count}>
                {[
                  ...(alone[at] === undefined ? [] : [text.alone(alone[at])]),
                  ...(left === undefined || parts.length < 2 ? [] : [text.left(left)]),
                ].join('，')}
              </span>
            </Text>
            <Button onClick={() => onChange(withNegated(draft, at))} size="small" variant="quiet">
              {text.negate}
            </Button>
          </div>
        );
      })}
      <div className={styles.acts}>
        <Button onClick={() => onChange(emptyDraft)} size="small" variant="quiet">
          {text.clear}
        </Button>
      </div>
    </div>
  );
}
