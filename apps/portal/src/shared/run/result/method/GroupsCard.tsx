import { Card } from '@panome/ui/card';
import { Inline } from '@panome/ui/inline';
import { useText } from '@panome/ui/locale';
import { Table, type Column } from '@panome/ui/table';
import { inlineVars } from '@panome/ui/theme';
import { useMemo } from 'react';
import { resultText } from '../result.text.ts';
import type { ResultDocument } from '../resultTypes.ts';
import * as styles from './MethodTab.css.ts';

type GroupRow = { readonly name: string; readonly color: string | undefined; readonly samples: readonly string[] };

/** The groups as the run used them, in the user's order. */
export function GroupsCard({ groups }: { readonly groups: NonNullable<ResultDocument['groups']> }) {
  const text = useText(resultText);
  const rows = useMemo(
    () =>
      groups.levels.map((name): GroupRow => ({
        name,
        color: groups.colors[name],
        samples: groups.samples.filter((_, at) => groups.group[at] === name),
      })),
    [groups],
  );
  const columns: Column<GroupRow>[] = [
    {
      id: 'name',
      header: text.group,
      width: 140,
      cell: ({ color, name }) => (
        <Inline space="small" wrap={false}>
          {color && <span aria-hidden className={styles.swatch} style={inlineVars({ [styles.swatchColor]: color })} />}
          {name}
        </Inline>
      ),
    },
    { id: 'count', header: text.count, width: 88, align: 'end', cell: ({ samples }) => samples.length },
    { id: 'samples', header: text.samples, cell: ({ samples }) => samples.join('、') },
  ];
  const factors = groups.factors.map(({ name }) => name).join('、');
  return (
    <Card description={factors && text.factorsAre(factors)} padding="none" title={text.groups}>
      <Table columns={columns} density="compact" label={text.groups} rowKey={({ name }) => name} rows={rows} />
    </Card>
  );
}
