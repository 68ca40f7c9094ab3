import type { LookupEntity } from '@panome/contract';
import { Select } from '@panome/ui/select';
import { Table, type Column } from '@panome/ui/table';
import { useMemo } from 'react';
import * as styles from './Lookups.css.ts';
import { lookupText as text, namespaceText } from './lookups.text.ts';

export type Ambiguous = {
  readonly name: string;
  readonly namespace: string;
  readonly choices: readonly LookupEntity[];
};

type AmbiguousTableProps = {
  readonly ambiguous: readonly Ambiguous[];
  /** The id of the chosen entity by name. */
  readonly chosen: Readonly<Record<string, string>>;
  readonly onChoose: (name: string, id: string) => void;
};
const none = 'none';
const mostShown = 200;

/** Names with several meanings, each with its choices: nothing is chosen for anybody. */
export function AmbiguousTable({ ambiguous, chosen, onChoose }: AmbiguousTableProps) {
  const columns = useMemo(
    (): Column<Ambiguous>[] => [
      { id: 'name', header: text.name, cell: ({ name }) => name, width: 140 },
      {
        id: 'namespace',
        header: text.namespace,
        cell: ({ namespace }) => namespaceText[namespace] ?? namespace,
        width: 90,
      },
      {
        id: 'choice',
        header: text.choose,
        cell: ({ choices, name }) => (
          <div className={styles.choice}>
            <Select
              label={`${name} ${text.choose}`}
              labelHidden
              onValueChange={(id) => onChoose(name, id === none ? '' : id)}
              options={[
                { value: none, label: text.noChoice },
                ...choices.map(({ id, label, name: about }) => ({
                  value: id,
                  label: about ? `${label}：${about}` : label,
                })),
              ]}
              value={chosen[name] || none}
            />
          </div>
        ),
        text: ({ choices }) => choices.map(({ label }) => label).join('; '),
      },
    ],
    [chosen, onChoose],
  );
  return (
    <Table
      columns={columns}
      label={`${text.ambiguous(ambiguous.length)}列表`}
      rowKey={({ name }) => name}
      rows={ambiguous.slice(0, mostShown)}
    />
  );
}
