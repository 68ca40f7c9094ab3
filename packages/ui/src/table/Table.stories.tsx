import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { DirectionProvider } from '../direction/index.ts';
import { spoken } from '../screen-reader/spoken.ts';
import { EmptyState, FailedState, NoMatchState } from '../state/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import { Table } from './index.ts';
import { arrangesByMenus, arrangesRightToLeft, dragsAnEdge } from './plays/arranging.ts';
import { copiesRows } from './plays/copying.ts';
import {
  activate,
  Arranged,
  choose,
  columns,
  explainedColumns,
  longColumns,
  longRows,
  manyColumns,
  Paged,
  pageOf,
  samples,
  Selectable,
  type Sample,
} from './Table.fixtures.tsx';

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

export const Basic: Story = { tags: ['compact', 'narrow', 'focus', 'hover'] };

/** What a column holds is said on hover and on focus, sorted or not. */
export const ColumnHelp: Story = {
  tags: ['!visual'],
  args: { columns: explainedColumns, tooltip: Tooltip },
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
  tags: ['!visual'],
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
  tags: ['!visual'],
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
  tags: ['!visual'],
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
  tags: ['!visual'],
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
  // The message that it shows goes away after two seconds.
  tags: ['!visual'],
  render: () => <Selectable mode="multiple" />,
  play: copiesRows,
};

export const ColumnMenusRightToLeft: Story = {
  tags: ['!visual'],
  render: () => (
    <DirectionProvider dir="rtl">
      <Arranged />
    </DirectionProvider>
  ),
  play: arrangesRightToLeft,
};

export const ColumnMenus: Story = {
  render: () => <Arranged />,
  play: arrangesByMenus,
};

/** The edge of a header follows the pointer, and stops at the least width of its column. */
export const DragsAnEdge: Story = {
  tags: ['!visual'],
  render: () => <Arranged />,
  play: dragsAnEdge,
};

export const Compact: Story = { args: { density: 'compact' } };
export const LoadingKeepsRows: Story = {
  tags: ['!visual'],
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
        variant="inline"
        title="还没有文件"
      />
    ),
  },
};
export const NoMatch: Story = { args: { rows: [], empty: <NoMatchState onClear={fn()} variant="inline" /> } };
export const Failed: Story = {
  args: {
    rows: [],
    empty: <FailedState message="文件列表读取失败" onRetry={fn()} requestId="7f3c-91" variant="inline" />,
  },
};
/** Without `empty` it shows a general word. */
export const NothingSaid: Story = { args: { rows: [] } };
export const OneRow: Story = { args: { rows: samples.slice(0, 1) } };
/** A skeleton takes the room of a page of rows, so that nothing jumps when they arrive. */
export const Loading: Story = {
  args: { rows: [], loading: true },
  render: (args) => <Table {...args} selection={{ mode: 'multiple', selected: [], onSelectedChange: fn() }} />,
};

/** Names are cut in the middle, words wrap, numbers stay in line. */
export const LongText: Story = {
  args: {
    columns: longColumns,
    rows: longRows,
  },
};

/** Two columns stay at the side; the focus of a row is drawn over them too. */
export const ManyColumns: Story = {
  tags: ['!visual'],
  args: { columns: [columns[0]!, { ...columns[1]!, sticky: true }, ...manyColumns] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const frame = canvas.getByRole('region', { name: '我的文件' });
    const left = canvas.getByRole('columnheader', { name: '物种' }).getBoundingClientRect().left;
    frame.scrollLeft = 700;
    await fireEvent.scroll(frame);
    await expect(canvas.getByRole('columnheader', { name: '物种' }).getBoundingClientRect().left).toBe(left);
  },
};

/** What is chosen stays over pages; all pages can be chosen at once; another page size begins again at page 1. */
export const SelectionOverPages: Story = {
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
  tags: ['!visual'],
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
  tags: ['!visual'],
  args: {
    columns: columns.slice(0, 2),
    rows: samples.slice(0, 1),
    rowLabel: (row) => row.name,
    sort: { column: 'name', order: 'ascending' },
    range: { total: 95, offset: 20 },
    selection: { mode: 'multiple', selected: ['a'], onSelectedChange: fn() },
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
  tags: ['!visual'],
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
