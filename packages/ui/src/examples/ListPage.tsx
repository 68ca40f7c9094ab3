import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Box } from '../box/index.ts';
import { Button } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { Inline } from '../inline/index.ts';
import { Link } from '../link/index.ts';
import { Pagination } from '../pagination/index.ts';
import { SearchField } from '../search-field/index.ts';
import { Select } from '../select/index.ts';
import { Stack } from '../stack/index.ts';
import { EmptyState, NoMatchState } from '../state/index.ts';
import {
  Table,
  TableColumnMenu,
  TableHeadMenu,
  TableSelectionBar,
  useTableLayout,
  type Column,
  type ColumnLayout,
} from '../table/index.ts';
import { Tag } from '../tag/index.ts';
import { looks, type Task } from './tasks.ts';

const columns: readonly Column<Task>[] = [
  {
    id: 'name',
    header: '任务',
    cell: (task) => <Link href={`#${task.id}`}>{task.name}</Link>,
    sortValue: (task) => task.name,
    sticky: true,
    width: 220,
    hideable: false,
  },
  { id: 'method', header: '分析流程', cell: (task) => task.method, sortValue: (task) => task.method, width: 140 },
  { id: 'status', header: '状态', cell: ({ status }) => <Status status={status} />, width: 120 },
  {
    id: 'samples',
    header: '样本数',
    cell: (task) => task.samples,
    sortValue: (task) => task.samples,
    align: 'end',
    width: 130,
  },
  { id: 'time', header: '提交时间', cell: (task) => task.time, sortValue: (task) => task.time, minWidth: 180 },
];
const choices = [
  { value: 'all', label: '全部状态' },
  ...Object.entries(looks).map(([value, { label }]) => ({ value, label })),
];

function Status({ status }: Pick<Task, 'status'>) {
  const { icon: Icon, label, tone } = looks[status];
  return (
    <Tag icon={<Icon aria-hidden size={14} strokeWidth={1.5} />} tone={tone}>
      {label}
    </Tag>
  );
}

export type ListPageProps = {
  /** Every task of the project; a real page asks the server for one page of them. */
  tasks: readonly Task[];
};

/** A list as most pages have one: filter, table with columns to arrange, batch acts, pages. */
export function ListPage({ tasks }: ListPageProps) {
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState('all');
  const [place, setPlace] = useState({ page: 1, pageSize: 10 });
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [kept, setKept] = useState<ColumnLayout>({});
  const layout = useTableLayout(columns, { value: kept, onValueChange: setKept });

  const matching = tasks.filter((task) => task.name.includes(search) && (status === 'all' || task.status === status));
  const from = (place.page - 1) * place.pageSize;
  const restart = () => setPlace((former) => ({ ...former, page: 1 }));
  const clear = () => {
    setSearch('');
    setStatus('all');
    restart();
  };
  const create = (
    <Button icon={<Plus size={16} />} variant="primary">
      新建任务
    </Button>
  );

  return (
    <Box as="main" padding={{ mobile: 'large', tablet: 'xlarge' }}>
      <Stack>
        <Inline justify="between">
          <Heading level={1}>任务</Heading>
          {create}
        </Inline>
        <Inline align="end">
          <SearchField
            label="搜索任务"
            onValueChange={(text) => {
              setSearch(text);
              restart();
            }}
            value={search}
          />
          <Select
            label="状态"
            labelHidden
            onValueChange={(value) => {
              setStatus(value);
              restart();
            }}
            options={choices}
            value={status}
          />
          <TableColumnMenu layout={layout} />
        </Inline>
        <TableSelectionBar
          count={selected.length}
          onChooseAll={() => setSelected(matching.map(({ id }) => id))}
          onClear={() => setSelected([])}
          total={matching.length}
        >
          <Button size="small">下载结果</Button>
          <Button size="small" tone="danger">
            删除
          </Button>
        </TableSelectionBar>
        <Table
          columns={layout.shown}
          empty={
            tasks.length === 0 ? (
              <EmptyState
                action={create}
                description="选择一个分析流程，从您的第一份数据开始"
                variant="inline"
                title="还没有任务"
              />
            ) : (
              <NoMatchState onClear={clear} variant="inline" />
            )
          }
          headMenu={(column) => <TableHeadMenu column={column} layout={layout} />}
          label="任务"
          onResize={layout.resize}
          rowKey={(task) => task.id}
          rowLabel={(task) => task.name}
          rows={matching.slice(from, from + place.pageSize)}
          selection={{ mode: 'multiple', selected, onSelectedChange: setSelected }}
        />
        {matching.length > 0 && <Pagination onValueChange={setPlace} total={matching.length} value={place} />}
      </Stack>
    </Box>
  );
}
