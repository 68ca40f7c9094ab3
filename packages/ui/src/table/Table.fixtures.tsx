import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Inline } from '../inline/index.ts';
import { Pagination } from '../pagination/index.ts';
import { Stack } from '../stack/index.ts';
import { Tag } from '../tag/index.ts';
import { TruncatedName } from '../truncated-name/index.ts';
import {
  Table,
  TableColumnMenu,
  TableHeadMenu,
  TableSelectionBar,
  useTableLayout,
  type Column,
  type ColumnLayout,
  type TableProps,
} from './index.ts';

export type Sample = { id: string; name: string; species: string; size: number | null; time: string };

export const samples: Sample[] = [
  { id: 'a', name: '样本 10.csv', species: '小鼠', size: 3.2, time: '2026-11-20 09:12:00' },
  { id: 'b', name: '样本 2.csv', species: '拟南芥', size: null, time: '2026-11-18 16:40:21' },
  { id: 'c', name: '样本 1.csv', species: '人', size: 20.5, time: '2026-11-21 14:08:00' },
  { id: 'd', name: '样本 3.csv', species: '大鼠', size: 0, time: '2026-10-02 08:00:05' },
];
export const columns: Column<Sample>[] = [
  {
    id: 'name',
    header: '文件名',
    cell: (row) => row.name,
    sortValue: (row) => row.name,
    sticky: true,
    width: 200,
    hideable: false,
  },
  { id: 'species', header: '物种', cell: (row) => row.species, width: 140 },
  {
    id: 'size',
    header: '大小（MB）',
    cell: (row) => row.size ?? '--',
    sortValue: (row) => row.size,
    align: 'end',
    width: 140,
  },
  { id: 'time', header: '上传时间', cell: (row) => row.time, sortValue: (row) => row.time, minWidth: 180 },
];

export const activate = fn();
export const choose = fn();

export const explainedColumns = columns.map((column) =>
  column.id === 'size'
    ? { ...column, help: '文件占用的磁盘空间，1 MB = 1 024 KB' }
    : column.id === 'species'
      ? { ...column, help: '样本来自的物种' }
      : column,
);

const longName = `肝脏代谢组_2024-03_正离子模式_定量表_第二批_${'QC'.repeat(90)}_01.xlsx`;
export const longColumns: Column<Sample>[] = [
  {
    id: 'name',
    header: '文件名',
    cell: ({ name }) => <TruncatedName>{name}</TruncatedName>,
    text: ({ name }) => name,
    width: 240,
    sticky: true,
  },
  { id: 'note', header: '备注', cell: ({ species }) => species, minWidth: 200 },
  { id: 'state', header: '状态', cell: () => <Tag>运行中</Tag>, text: () => '运行中', width: 100 },
  { id: 'size', header: '大小（MB），压缩之前的原始大小', cell: ({ size }) => size ?? '--', align: 'end', width: 140 },
];

export const longRows: Sample[] = [
  {
    ...samples[0]!,
    name: longName,
    species:
      '这批样本在 2024 年 3 月 28 日取材，取材后立即液氮速冻，于 −80 ℃ 保存；其中第 7 号样本解冻过一次，建议在分析时作为离群值检查',
    size: 1234.5,
  },
  { ...samples[1]!, species: 'S'.repeat(200) },
  samples[2]!,
];

export const manyColumns = Array.from({ length: 30 }, (_, index): Column<Sample> => ({
  id: `c${index}`,
  header: `指标 ${index + 1}`,
  cell: ({ size }) => ((size ?? 1) * (index + 1)).toFixed(2),
  align: 'end',
  width: 100,
}));

export const pageOf = (page: number, size: number) =>
  Array.from({ length: Math.min(size, 95 - (page - 1) * size) }, (_, index): Sample => ({
    ...samples[index % 4]!,
    id: `${(page - 1) * size + index}`,
    name: `样本 ${(page - 1) * size + index + 1}.csv`,
  }));

export function Selectable({ mode, ...props }: Partial<TableProps<Sample>> & { mode: 'single' | 'multiple' }) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const change = (next: readonly string[]) => {
    setSelected(next);
    choose(next);
  };
  const disabledReason = (row: Sample) => (row.id === 'd' ? '文件为空，不能选择' : undefined);
  return (
    <Table
      columns={columns}
      label="我的文件"
      rowKey={(row) => row.id}
      rowLabel={(row) => row.name}
      rows={samples}
      selection={{ mode, selected, onSelectedChange: change, disabledReason }}
      {...props}
    />
  );
}

/** The caller keeps the layout, so that it is there again next time. */
export function Arranged() {
  const [kept, setKept] = useState<ColumnLayout>({});
  const layout = useTableLayout(columns, { value: kept, onValueChange: setKept });
  return (
    <Stack>
      <Inline>
        <TableColumnMenu layout={layout} />
      </Inline>
      <Table
        columns={layout.shown}
        headMenu={(column) => <TableHeadMenu column={column} layout={layout} />}
        label="我的文件"
        onResize={layout.resize}
        rowKey={(row) => row.id}
        rows={samples}
      />
    </Stack>
  );
}

export function Paged() {
  const [place, setPlace] = useState({ page: 1, pageSize: 10 });
  const [selected, setSelected] = useState<readonly string[]>([]);
  return (
    <Stack space="small">
      <TableSelectionBar
        count={selected.length}
        onChooseAll={() => setSelected(pageOf(1, 95).map(({ id }) => id))}
        onClear={() => setSelected([])}
        total={95}
      >
        <Button size="small">下载</Button>
      </TableSelectionBar>
      <Table
        columns={columns}
        label="我的文件"
        range={{ total: 95, offset: (place.page - 1) * place.pageSize }}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        rows={pageOf(place.page, place.pageSize)}
        selection={{ mode: 'multiple', selected, onSelectedChange: setSelected }}
      />
      <Pagination onValueChange={setPlace} total={95} value={place} />
    </Stack>
  );
}
