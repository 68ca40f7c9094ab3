import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { spoken } from '../screen-reader/spoken.ts';
import { EmptyState, FailedState, NoMatchState } from '../state/index.ts';
import {
  activate,
  Arranged,
  choose,
  columns,
  Pointed,
  rowKey,
  rows,
  samples,
  Selectable,
  type Metabolite,
} from './DataTable.fixtures.tsx';
import { DataTable, type DataTableProps } from './index.ts';

const meta = {
  title: '数据展示/DataTable',
  component: DataTable<Metabolite>,
  args: { label: '丰度表', columns, rows, rowKey, onRowsShown: fn() },
  beforeEach: () => {
    choose.mockClear();
    activate.mockClear();
  },
  decorators: [
    (Story) => (
      <div style={{ height: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<DataTableProps<Metabolite>>;
export default meta;
type Story = StoryObj<DataTableProps<Metabolite>>;

const gridOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole('grid');
const current = (grid: HTMLElement) => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');

/** Only what is visible is drawn, and what is drawn says where it stands. */
export const Basic: Story = {
  tags: ['compact', 'narrow', 'focus', 'hover'],
  play: async ({ canvasElement, args }) => {
    const grid = within(canvasElement).getByRole('grid', { name: '丰度表' });
    await expect(grid).toHaveAttribute('aria-rowcount', '100001');
    await expect(grid).toHaveAttribute('aria-colcount', '20');
    await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeLessThan(30));
    grid.scrollTop = 40 * 50_000;
    await fireEvent.scroll(grid);
    const cell = await within(grid).findByRole('gridcell', { name: 'M50001' });
    await expect(cell.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '50002');
    await waitFor(() => expect(args.onRowsShown).toHaveBeenLastCalledWith(49_998, expect.any(Number)));
    grid.scrollTop = 0;
    await fireEvent.scroll(grid);
    await within(grid).findByRole('gridcell', { name: 'M1' });
  },
};

/** What stands beside the table leads to a row: it comes into sight, marked, and the keys go on from there. */
export const Current: Story = {
  tags: ['!visual'],
  render: (args) => <Pointed {...args} />,
  play: async ({ canvasElement }) => {
    const grid = gridOf(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'M50001' }));
    const cell = await within(grid).findByRole('gridcell', { name: 'M50001' });
    await expect(cell.closest('[role="row"]')).toHaveAttribute('aria-current', 'true');
    await expect(grid).toHaveFocus();
    await waitFor(() => expect(current(grid)).toHaveTextContent('M50001'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(current(grid)).toHaveTextContent('M50002');
  },
};

/** The frame keeps the focus; one cell is the current one, and comes out from under the head and the sticky names. */
export const Keyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const grid = gridOf(canvasElement);
    await userEvent.tab();
    await expect(grid).toHaveFocus();
    await waitFor(() => expect(current(grid)).toHaveTextContent('M1'));
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(current(grid)).toHaveTextContent('2'));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(current(grid)?.parentElement).toHaveAttribute('aria-rowindex', '100001'));
    await expect(current(grid)).toHaveAttribute('aria-colindex', '20');
    const box = current(grid)!.getBoundingClientRect();
    await expect(box.bottom).toBeLessThanOrEqual(grid.getBoundingClientRect().bottom);
    await userEvent.keyboard('{Home}{PageUp}{ArrowRight}');
    await waitFor(() => expect(current(grid)).toHaveAttribute('aria-colindex', '2'));
    const head = within(grid).getByRole('columnheader', { name: '代谢物' }).getBoundingClientRect();
    await expect(current(grid)!.getBoundingClientRect().left).toBeGreaterThanOrEqual(head.right);
    await expect(current(grid)!.getBoundingClientRect().top).toBeGreaterThanOrEqual(head.bottom - 1);
  },
};

export const Sorting: Story = {
  tags: ['!visual'],
  args: { rows: rows.slice(0, 100) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sort = canvas.getByRole('button', { name: '样本 2' });
    await userEvent.click(sort);
    await userEvent.click(sort);
    await expect(canvas.getByRole('columnheader', { name: '样本 2' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('M100');
  },
};

/** Space chooses, Shift+Space a range, Ctrl+A all that can be chosen; Enter opens. */
export const Selection: Story = {
  render: ({ rows: all }) => <Selectable rows={all} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = gridOf(canvasElement);
    const user = userEvent.setup();
    grid.focus();
    await user.keyboard(' {ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await expect(choose).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByRole('checkbox', { name: '选择 M4' })).toHaveAccessibleDescription('缺失值过多，不能选择');
    await user.keyboard('{Enter}');
    await expect(activate).toHaveBeenLastCalledWith(rows[4]);
    await user.keyboard('{Control>}a{/Control}');
    await expect(choose).toHaveBeenLastCalledWith(99_999);
    await expect(canvas.getByRole('checkbox', { name: '选择全部' })).toBeChecked();
    await user.click(canvas.getByRole('button', { name: '清空' }));
    await user.click(canvas.getByRole('checkbox', { name: '选择 M2' }));
    await expect(grid).toHaveFocus();
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: '选择 M3' }));
    await user.keyboard('{/Shift}');
    await expect(choose).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByText('已选 2 项')).toBeVisible();
  },
};

/** Without a choice Ctrl+C takes the current cell, with one the chosen rows. */
export const Copies: Story = {
  // The message that it shows goes away after two seconds.
  tags: ['!visual'],
  render: () => <Selectable rows={rows.slice(0, 20)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Comes first, since it replaces the clipboard of the browser.
    const user = userEvent.setup();
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    gridOf(canvasElement).focus();
    await user.keyboard('{ArrowDown}{ArrowRight}{Control>}c{/Control}');
    await expect(write).toHaveBeenLastCalledWith('2');
    await expect(await canvas.findByText('已复制')).toBeVisible();
    await user.keyboard(' {Control>}c{/Control}');
    await expect(write.mock.lastCall?.[0].split('\n')).toEqual([
      expect.stringMatching(/^代谢物\t样本 1\t/),
      expect.stringMatching(/^M2\t2\t4\t/),
    ]);
    await user.click(canvas.getByRole('button', { name: '清空' }));
    await user.click(canvas.getByRole('button', { name: '复制表格' }));
    await expect(write.mock.lastCall?.[0].split('\n')).toHaveLength(21);
  },
};

/** The same menus as on `Table`. */
export const ColumnMenus: Story = {
  tags: ['!visual'],
  render: () => <Arranged />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heads = () => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await userEvent.click(canvas.getByRole('button', { name: '样本 2 的列选项' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '固定在左侧' }));
    await waitFor(() => expect(heads().slice(0, 3)).toEqual(['代谢物', '样本 2', '样本 1']));
    const width = () => canvas.getByRole('columnheader', { name: /^样本 2/ }).offsetWidth;
    const before = width();
    await userEvent.click(canvas.getByRole('button', { name: '样本 2 的列选项' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '增大列宽' }));
    await waitFor(() => expect(width()).toBe(before + 40));
  },
};

/** Rows that the server has not sent yet are drawn as placeholders; nobody can choose all of them. */
export const RowsOnTheirWay: Story = {
  tags: ['!visual'],
  args: {
    rows: { length: 100_000, at: (index) => (index < 4 ? rows[index] : undefined) },
    selection: { mode: 'multiple', selected: ['M2'], onSelectedChange: fn() },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('checkbox', { name: '选择全部' })).not.toBeInTheDocument();
    await expect(within(canvasElement).getAllByRole('checkbox')).toHaveLength(4);
  },
};

/** The names of the rows stay beside the cells they belong to. */
export const StickyColumn: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = gridOf(canvasElement);
    const name = () => canvas.getByRole('gridcell', { name: 'M1' }).getBoundingClientRect().left;
    const before = name();
    grid.scrollLeft = 900;
    await fireEvent.scroll(grid);
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: '样本 1' })).toBeNull());
    await expect(name()).toBe(before);
    await expect(canvas.getByRole('columnheader', { name: '代谢物' }).getBoundingClientRect().left).toBe(before);
  },
};

/** Long words are cut; copying takes them whole. */
export const LongText: Story = {
  args: {
    rows: [
      {
        id: 'a',
        name: '1-棕榈酰-2-油酰-sn-甘油-3-磷酸乙醇胺与未鉴定的同分异构体之和',
        values: samples.map((_, index) => index * 1234567.891),
      },
      { id: 'b', name: `${'PE'.repeat(100)}`, values: samples.map((_, index) => -index / 7) },
    ],
  },
};

/** How it reads: a sorted header, a row with its check box, the place of a row in the whole. */
export const ScreenReader: Story = {
  tags: ['!visual'],
  args: {
    columns: columns.slice(0, 2),
    rows: rows.slice(0, 2),
    sort: { column: 'name', order: 'ascending' },
    selection: { mode: 'multiple', selected: ['M1', 'M2'], onSelectedChange: fn() },
  },
  play: async ({ canvasElement }) => {
    await expect(await spoken(gridOf(canvasElement))).toEqual([
      'grid, 丰度表, column count 3, multi-selectable, read only, row count 3',
      'rowgroup',
      'row, 选择全部 代谢物 样本 1, row index 1',
      'columnheader, 选择全部, column index 1',
      'checkbox, 选择全部, checked',
      'columnheader, 代谢物, column index 2, sorted in ascending order',
      'button, 代谢物',
      'columnheader, 样本 1, column index 3, no defined sort order',
      'button, 样本 1',
      'rowgroup',
      'row, 选择 M1 M1 1, row index 2, selected',
      'gridcell, 选择 M1, column index 1',
      'checkbox, 选择 M1, checked',
      'gridcell, M1, column index 2',
      'gridcell, 1, column index 3',
      'row, 选择 M2 M2 2, row index 3, selected',
      'gridcell, 选择 M2, column index 1',
      'checkbox, 选择 M2, checked',
      'gridcell, M2, column index 2',
      'gridcell, 2, column index 3',
    ]);
  },
};

export const Compact: Story = { args: { density: 'compact' } };
export const OneRow: Story = { args: { rows: rows.slice(0, 1) } };
export const Empty: Story = { args: { rows: [], empty: <EmptyState variant="inline" title="还没有数据" /> } };
export const NoMatch: Story = { args: { rows: [], empty: <NoMatchState onClear={fn()} variant="inline" /> } };
export const Failed: Story = {
  args: { rows: [], empty: <FailedState message="读取失败" onRetry={fn()} requestId="a1b2c3" variant="inline" /> },
};
export const Loading: Story = { args: { rows: [], loading: true } };
