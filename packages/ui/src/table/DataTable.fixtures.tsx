import { useRef, useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import {
  DataTable,
  TableColumnMenu,
  TableCopyButton,
  TableHeadMenu,
  TableSelectionBar,
  useTableLayout,
  type Column,
  type DataTableProps,
} from './index.ts';

export type Metabolite = { id: string; name: string; values: readonly number[] };

export const samples = Array.from({ length: 19 }, (_, index) => `样本 ${index + 1}`);
const metabolite = (index: number): Metabolite => ({
  id: `M${index + 1}`,
  name: `M${index + 1}`,
  values: samples.map((_, sample) => ((index + 1) * (sample + 1)) % 997),
});
export const rows = Array.from({ length: 100_000 }, (_, index) => metabolite(index));
export const columns: readonly Column<Metabolite>[] = [
  {
    id: 'name',
    header: '代谢物',
    cell: ({ name }) => name,
    sortValue: ({ name }) => name,
    sticky: true,
    hideable: false,
  },
  ...samples.map((header, sample): Column<Metabolite> => ({
    id: `s${sample}`,
    header,
    cell: ({ values }) => values[sample],
    sortValue: ({ values }) => values[sample]!,
    align: 'end',
  })),
];
export const rowKey = ({ id }: Metabolite) => id;
export const choose = fn();
export const activate = fn();

export function Selectable({
  rows: all,
  mode = 'multiple',
}: Pick<DataTableProps<Metabolite>, 'rows'> & { mode?: 'single' | 'multiple' }) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const change = (next: readonly string[]) => {
    setSelected(next);
    choose(next.length);
  };
  const disabledReason = ({ id }: Metabolite) => (id === 'M4' ? '缺失值过多，不能选择' : undefined);
  return (
    <Stack space="small">
      <Inline>
        <TableCopyButton columns={columns} rowKey={rowKey} rows={all} selected={selected} />
        <TableSelectionBar
          count={selected.length}
          onChooseAll={() => change(Array.from({ length: all.length }, (_, index) => all.at(index)!.id))}
          onClear={() => change([])}
          total={all.length}
        />
      </Inline>
      <div style={{ height: 340 }}>
        <DataTable
          columns={columns}
          label="丰度表"
          onRowActivate={activate}
          rowKey={rowKey}
          rows={all}
          selection={{ mode, selected, onSelectedChange: change, disabledReason }}
        />
      </div>
    </Stack>
  );
}

export function Pointed(props: DataTableProps<Metabolite>) {
  const frame = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string>();
  return (
    <Stack space="small">
      <Inline>
        <Button
          onClick={() => {
            setCurrent('M50001');
            frame.current?.focus();
          }}
        >
          M50001
        </Button>
      </Inline>
      <div style={{ height: 340 }}>
        <DataTable {...props} current={current} ref={frame} />
      </div>
    </Stack>
  );
}

export function Arranged() {
  const layout = useTableLayout(columns);
  return (
    <Stack space="small">
      <Inline>
        <TableColumnMenu layout={layout} />
      </Inline>
      <div style={{ height: 340 }}>
        <DataTable
          columns={layout.shown}
          headMenu={(column) => <TableHeadMenu column={column} layout={layout} />}
          label="丰度表"
          onResize={layout.resize}
          rowKey={rowKey}
          rows={rows}
        />
      </div>
    </Stack>
  );
}
