import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Inline } from '../inline/index.ts';
import { Pagination } from '../pagination/index.ts';
import { announced, spoken } from '../screen-reader/spoken.ts';
import { Stack } from '../stack/index.ts';
import { EmptyState, FailedState, NoMatchState } from '../state/index.ts';
import { Tag } from '../tag/index.ts';
import { Tooltip } from '../tooltip/index.ts';
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

type Sample = { id: string; name: string; species: string; size: number | null; time: string };

const samples: Sample[] = [
  { id: 'a', name: '样本 10.csv', species: '小鼠', size: 3.2, time: '2026-11-20 09:12:00' },
  { id: 'b', name: '样本 2.csv', species: '拟南芥', size: null, time: '2026-11-18 16:40:21' },
  { id: 'c', name: '样本 1.csv', species: '人', size: 20.5, time: '2026-11-21 14:08:00' },
  { id: 'd', name: '样本 3.csv', species: '大鼠', size: 0, time: '2026-10-02 08:00:05' },
];
const columns: Column<Sample>[] = [
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

const activate = fn();
const choose = fn();

function Selectable({ mode, ...props }: Partial<TableProps<Sample>> & { mode: 'single' | 'multiple' }) {
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
      selection={{ mode, selected, onChange: change, disabledReason }}
      {...props}
    />
  );
}

const meta = {
  title: '数据展示/Table',
  component: Table<Sample>,
  args: { label: '我的文件', columns, rows: samples, rowKey: (row) => row.id },
  beforeEach: () => {
    activate.mockClear();
    choose.mockClear();
  },
} satisfies Meta<typeof Table<Sample>>;
export default meta;
type Story = StoryObj<typeof meta>;

const firstCells = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('tbody tr')].map((row) => row.querySelector('td')?.textContent);

export const Basic: Story = { tags: ['focus', 'hover', 'contrast', 'weak', 'compact', 'narrow'] };

const explained = columns.map((column) =>
  column.id === 'size'
    ? { ...column, help: '文件占用的磁盘空间，1 MB = 1 024 KB' }
    : column.id === 'species'
      ? { ...column, help: '样本来自的物种' }
      : column,
);

/** What a column holds is said on hover and on focus, sorted or not. */
export const ColumnHelp: Story = {
  args: { columns: explained, tooltip: Tooltip },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: '文件名' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '物种' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('样本来自的物种');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '大小（MB）' })).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('文件占用的磁盘空间'));
  },
};

export const Sorting: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '文件名' }));
    await expect(firstCells(canvasElement)).toEqual(['样本 1.csv', '样本 2.csv', '样本 3.csv', '样本 10.csv']);
    await expect(canvas.getByRole('columnheader', { name: '文件名' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: '大小（MB）' }));
    await userEvent.click(canvas.getByRole('button', { name: '大小（MB）' }));
    await expect(firstCells(canvasElement)).toEqual(['样本 1.csv', '样本 10.csv', '样本 3.csv', '样本 2.csv']);
  },
};

export const MultipleSelection: Story = {
  tags: ['contrast', 'weak', 'compact', 'narrow'],
  render: () => <Selectable mode="multiple" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择 样本 10.csv' }));
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: '选择 样本 1.csv' }));
    await user.keyboard('{/Shift}');
    await expect(choose).toHaveBeenLastCalledWith(['a', 'b', 'c']);
    await expect(canvas.getByRole('checkbox', { name: '选择本页全部' })).toBeChecked();
    const disabled = canvas.getByRole('checkbox', { name: '选择 样本 3.csv' });
    await expect(disabled).toBeDisabled();
    await expect(disabled).toHaveAccessibleDescription('文件为空，不能选择');
    await user.click(canvas.getByRole('checkbox', { name: '选择本页全部' }));
    await expect(choose).toHaveBeenLastCalledWith([]);
  },
};

export const SingleSelection: Story = {
  render: () => <Selectable mode="single" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '选择 样本 10.csv' }));
    await userEvent.click(canvas.getByRole('radio', { name: '选择 样本 2.csv' }));
    await expect(choose).toHaveBeenLastCalledWith(['b']);
  },
};

/** One tab stop for the rows; arrows move, Space selects, Enter activates. */
export const Keyboard: Story = {
  render: () => <Selectable mode="multiple" onRowActivate={activate} />,
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row').slice(1);
    rows[0]?.focus();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(rows[1]).toHaveFocus();
    await expect(choose).toHaveBeenLastCalledWith(['b']);
    await userEvent.keyboard('{Enter}');
    await expect(activate).toHaveBeenLastCalledWith(samples[1]);
    await userEvent.keyboard('{End}');
    await expect(rows[3]).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect(rows[0]).toHaveFocus();
    await userEvent.keyboard('样');
    await expect(rows[1]).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(choose).toHaveBeenLastCalledWith(['a', 'b', 'c']);
  },
};

/** Ctrl+C takes the chosen rows to a spreadsheet, in the order shown; Shift+Space chooses a range. */
export const Copies: Story = {
  // What it says goes away after two seconds.
  tags: ['!visual'],
  render: () => <Selectable mode="multiple" />,
  play: async ({ canvasElement }) => {
    // Its clipboard takes the place of the browser's, so it comes first.
    const user = userEvent.setup();
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const rows = within(canvasElement).getAllByRole('row').slice(1);
    rows[0]?.focus();
    await user.keyboard('{ArrowDown}{Control>}c{/Control}');
    await expect(write).toHaveBeenLastCalledWith(
      '文件名\t物种\t大小（MB）\t上传时间\n样本 2.csv\t拟南芥\t--\t2026-11-18 16:40:21',
    );
    await user.keyboard('{ArrowUp} {ArrowDown}{Shift>} {/Shift}');
    await expect(choose).toHaveBeenLastCalledWith(['a', 'b']);
    await user.keyboard('{Control>}c{/Control}');
    await expect(write).toHaveBeenLastCalledWith(
      '文件名\t物种\t大小（MB）\t上传时间\n样本 10.csv\t小鼠\t3.2\t2026-11-20 09:12:00\n样本 2.csv\t拟南芥\t--\t2026-11-18 16:40:21',
    );
    await expect(within(canvasElement).getByText('已复制 2 行')).toBeVisible();
    await user.keyboard('{ArrowDown} ');
    // The reader brings a clipboard of its own.
    await expect(await announced(canvasElement, () => userEvent.keyboard('{Control>}c{/Control}'))).toContain(
      'polite: 已复制 3 行',
    );
  },
};

/** The caller keeps the layout, so that it is there again next time. */
function Arranged() {
  const [kept, setKept] = useState<ColumnLayout>({});
  const layout = useTableLayout(columns, { value: kept, onChange: setKept });
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

export const ColumnMenus: Story = {
  tags: ['hover', 'compact', 'contrast'],
  render: () => <Arranged />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heads = () =>
      canvas.getAllByRole('columnheader').map((head) => head.querySelector('span span, span button span')?.textContent);
    await userEvent.click(canvas.getByRole('button', { name: '大小（MB） 的列选项' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '左移' }));
    await waitFor(() => expect(heads()).toEqual(['文件名', '大小（MB）', '物种', '上传时间']));
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: '物种' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(heads()).toEqual(['文件名', '大小（MB）', '上传时间']));
    const resizer = canvas.getByRole('button', { name: '调整 大小（MB） 的列宽' });
    const before = resizer.closest('th')?.offsetWidth ?? 0;
    resizer.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(resizer.closest('th')?.offsetWidth).toBeGreaterThan(before));
    const wide = resizer.closest('th')?.offsetWidth ?? 0;
    await userEvent.click(canvas.getByRole('button', { name: '大小（MB） 的列选项' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '减小列宽' }));
    await waitFor(() => expect(resizer.closest('th')?.offsetWidth).toBe(wide - 40));
  },
};

/** The edge of a header follows the pointer, and stops at the least width of its column. */
export const DragsAnEdge: Story = {
  render: () => <Arranged />,
  play: async ({ canvasElement }) => {
    const resizer = within(canvasElement).getByRole('button', { name: '调整 物种 的列宽' });
    const width = () => resizer.closest('th')!.offsetWidth;
    const { left } = resizer.getBoundingClientRect();
    const before = width();
    spyOn(resizer, 'setPointerCapture').mockImplementation(() => {});
    await fireEvent.pointerDown(resizer, { clientX: left, pointerId: 1 });
    await fireEvent.pointerMove(resizer, { clientX: left + 50, pointerId: 1 });
    await waitFor(() => expect(width()).toBe(before + 50));
    await fireEvent.pointerMove(resizer, { clientX: left - 500, pointerId: 1 });
    await waitFor(() => expect(width()).toBe(80));
    await fireEvent.lostPointerCapture(resizer, { pointerId: 1 });
    await fireEvent.pointerMove(resizer, { clientX: left + 50, pointerId: 1 });
    await expect(width()).toBe(80);
  },
};

export const Compact: Story = { args: { density: 'compact' } };
export const LoadingKeepsRows: Story = {
  args: { loading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('样本 2.csv')).toBeVisible();
    await expect(within(canvasElement).getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

/** Never used, nothing found, failed: three different things to do. */
export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        action={<Button variant="primary">上传文件</Button>}
        description="支持 CSV、TXT 和 XLSX"
        size="inline"
        title="还没有文件"
      />
    ),
  },
};
export const NoMatch: Story = { args: { rows: [], empty: <NoMatchState onClear={fn()} size="inline" /> } };
export const Failed: Story = {
  args: {
    rows: [],
    empty: <FailedState message="文件列表读取失败" onRetry={fn()} requestId="7f3c-91" size="inline" />,
  },
};
/** Without anything said, one word. */
export const NothingSaid: Story = { args: { rows: [] } };
export const OneRow: Story = { args: { rows: samples.slice(0, 1) } };
/** Bones take the room of a page of rows, so that nothing jumps when they come. */
export const Loading: Story = {
  args: { rows: [], loading: true },
  render: (args) => <Table {...args} selection={{ mode: 'multiple', selected: [], onChange: fn() }} />,
};

const longName = `肝脏代谢组_2024-03_正离子模式_定量表_第二批_${'QC'.repeat(90)}_01.xlsx`;
const longColumns: Column<Sample>[] = [
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

/** Names are cut in the middle, words wrap, numbers stay in line. */
export const LongText: Story = {
  tags: ['narrow', 'compact'],
  args: {
    columns: longColumns,
    rows: [
      {
        ...samples[0]!,
        name: longName,
        species:
          '这批样本在 2024 年 3 月 28 日取材，取材后立即液氮速冻，于 −80 ℃ 保存；其中第 7 号样本解冻过一次，建议在分析时作为离群值检查',
        size: 1234.5,
      },
      { ...samples[1]!, species: 'S'.repeat(200) },
      samples[2]!,
    ],
  },
};

const many = Array.from({ length: 30 }, (_, index): Column<Sample> => ({
  id: `c${index}`,
  header: `指标 ${index + 1}`,
  cell: ({ size }) => ((size ?? 1) * (index + 1)).toFixed(2),
  align: 'end',
  width: 100,
}));

/** Two columns stay at the side; the focus of a row is drawn over them too. */
export const ManyColumns: Story = {
  tags: ['narrow'],
  args: { columns: [columns[0]!, { ...columns[1]!, sticky: true }, ...many] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const frame = canvas.getByRole('region', { name: '我的文件' });
    const left = canvas.getByRole('columnheader', { name: '物种' }).getBoundingClientRect().left;
    frame.scrollLeft = 700;
    await fireEvent.scroll(frame);
    await expect(canvas.getByRole('columnheader', { name: '物种' }).getBoundingClientRect().left).toBe(left);
  },
};

const pageOf = (page: number, size: number) =>
  Array.from({ length: Math.min(size, 95 - (page - 1) * size) }, (_, index): Sample => ({
    ...samples[index % 4]!,
    id: `${(page - 1) * size + index}`,
    name: `样本 ${(page - 1) * size + index + 1}.csv`,
  }));

function Paged() {
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
        selection={{ mode: 'multiple', selected, onChange: setSelected }}
      />
      <Pagination {...place} onChange={setPlace} total={95} />
    </Stack>
  );
}

/** What is chosen stays over pages; all pages can be chosen at once; another page size begins again at page 1. */
export const SelectionOverPages: Story = {
  tags: ['narrow', 'compact', 'contrast', 'weak'],
  render: () => <Paged />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择本页全部' }));
    await expect(canvas.getByText('已选 10 项')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
    await expect(canvas.getByRole('row', { name: /样本 11.csv/ })).toHaveAttribute('aria-rowindex', '12');
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择 样本 12.csv' }));
    await expect(canvas.getByText('已选 11 项')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '选择全部 95 项' }));
    await expect(canvas.getByText('已选 95 项')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /选择全部/ })).not.toBeInTheDocument();
  },
};

/** The head of a table that scrolls inside never covers the row that has the focus. */
export const StickyHead: Story = {
  args: { rows: pageOf(1, 40), height: 'fill', onRowActivate: activate },
  decorators: [
    (Story) => (
      <div style={{ height: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getAllByRole('row')[1]?.focus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('row', { name: /样本 40.csv/ })).toHaveFocus();
    await userEvent.keyboard('{PageUp}{PageUp}');
    const head = canvas.getByRole('columnheader', { name: '文件名' }).getBoundingClientRect();
    await expect(document.activeElement!.getBoundingClientRect().top).toBeGreaterThanOrEqual(head.bottom);
  },
};

/** How it reads: a sorted header, a row with its check box. */
export const ScreenReader: Story = {
  args: {
    columns: columns.slice(0, 2),
    rows: samples.slice(0, 1),
    rowLabel: (row) => row.name,
    sort: { column: 'name', order: 'ascending' },
    range: { total: 95, offset: 20 },
    selection: { mode: 'multiple', selected: ['a'], onChange: fn() },
  },
  play: async ({ canvasElement }) => {
    await expect(await spoken(within(canvasElement).getByRole('table'))).toEqual([
      'table, 我的文件, row count 96',
      'rowgroup',
      'row, 选择本页全部 文件名 物种',
      'columnheader, 选择本页全部',
      'checkbox, 选择本页全部, checked',
      'columnheader, 文件名, sorted in ascending order',
      'button, 文件名',
      'columnheader, 物种',
      '物种',
      'rowgroup',
      'row, 选择 样本 10.csv 样本 10.csv 小鼠, row index 22',
      'cell, 选择 样本 10.csv',
      'checkbox, 选择 样本 10.csv, checked',
      'cell, 样本 10.csv',
      'cell, 小鼠',
    ]);
  },
};

/** At 390 px only the first column stays; the rest scrolls inside the frame. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 358 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByRole('region', { name: '我的文件' });
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
  },
};
