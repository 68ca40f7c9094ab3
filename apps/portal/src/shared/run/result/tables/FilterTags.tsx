import { conditionWords } from '@panome/analysis/rules';
import { wordOf } from '@panome/charts/wording';
import { Button } from '@panome/ui/button';
import { Inline } from '@panome/ui/inline';
import { useText } from '@panome/ui/locale';
import { Tag } from '@panome/ui/tag';
import { resultText } from '../result.text.ts';
import type { TableMeta } from '../resultTypes.ts';
import type { TableCondition } from './tableView.ts';

type FilterTagsProps = {
  readonly columns: TableMeta['columns'];
  readonly filters: readonly TableCondition[];
  readonly onChange: (filters: readonly TableCondition[]) => void;
};

/** The conditions in force, each with its way out. */
export function FilterTags({ columns, filters, onChange }: FilterTagsProps) {
  const text = useText(resultText);
  if (filters.length === 0) return null;
  const known = (name: string) => columns.find((column) => column.name === name);
  const words = (filter: TableCondition) =>
    conditionWords(filter, {
      column: (name) => known(name)?.label ?? name,
      value: (name, cell) => (known(name) ? wordOf(known(name)!, cell) : cell),
      plain: true,
    });
  return (
    <Inline>
      {filters.map((filter, at) => (
        <Tag
          key={JSON.stringify(filter)}
          onClose={() => onChange(filters.filter((_, other) => other !== at))}
          tone="accent"
        >
          {words(filter)}
        </Tag>
      ))}
      <Button onClick={() => onChange([])} size="small" variant="quiet">
        {text.clearFilters}
      </Button>
    </Inline>
  );
}
