import { wordOf } from '@panome/charts/wording';
import type { TableFilter } from '@panome/contract';
import { Button } from '@panome/ui/button';
import { Inline } from '@panome/ui/inline';
import { useText } from '@panome/ui/locale';
import { Tag } from '@panome/ui/tag';
import { operatorText, resultText } from '../result.text.ts';
import type { TableMeta } from '../resultTypes.ts';

type FilterTagsProps = {
  readonly columns: TableMeta['columns'];
  readonly filters: readonly TableFilter[];
  readonly onChange: (filters: readonly TableFilter[]) => void;
};

/** The conditions in force, each with its way out. */
export function FilterTags({ columns, filters, onChange }: FilterTagsProps) {
  const text = useText(resultText);
  const operators = useText(operatorText);
  if (filters.length === 0) return null;
  const words = ({ column, op, value }: TableFilter) => {
    const known = columns.find(({ name }) => name === column);
    return `${known?.label ?? column} ${operators[op]}${value ? ` ${known ? wordOf(known, value) : value}` : ''}`;
  };
  return (
    <Inline>
      {filters.map((filter, at) => (
        <Tag
          key={JSON.stringify(filter)}
          onRemove={() => onChange(filters.filter((_, other) => other !== at))}
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
