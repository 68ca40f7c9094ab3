import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { DataTable, type DataTableProps, type Sort } from './index.ts';

const columns = Array.from({ length: 20 }, (_, index) => ({ id: `c${index}`, header: index === 0 ? '代谢物' : `样本 ${index}`, align: index === 0 ? ('start' as const) : ('end' as const), sortable: index < 2 }));
const getCell: DataTableProps['getCell'] = (row, column) => (column === 0 ? `M${row + 1}` : ((row + 1) * column) % 997);

function Sorted() {
  const [sort, setSort] = useState<Sort | null>(null);
  return <DataTable columns={columns} getCell={getCell} label="丰度表" onSortChange={setSort} rowCount={100} sort={sort} />;
}

const meta = {
  title: '数据/DataTable',
  component: DataTable,
  args: { label: '丰度表', columns, rowCount: 100_000, getCell, onRangeChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ height: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<DataTableProps>;
export default meta;
type Story = StoryObj<DataTableProps>;

export const Basic: Story = {
  play: async ({ canvasElement, args }) => {
    const table = within(canvasElement).getByRole('table', { name: '丰度表' });
    await expect(table).toHaveAttribute('aria-rowcount', '100001');
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeLessThan(30));
    table.scrollTop = 40 * 50_000;
    await fireEvent.scroll(table);
    const cell = await within(table).findByRole('cell', { name: 'M50001' });
    await expect(cell.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '50002');
    await waitFor(() => expect(args.onRangeChange).toHaveBeenLastCalledWith(49_998, expect.any(Number)));
    table.scrollTop = 0;
    await fireEvent.scroll(table);
    await within(table).findByRole('cell', { name: 'M1' });
  },
};

export const Sorting: Story = {
  render: () => <Sorted />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '代谢物' }));
    await expect(canvas.getByRole('columnheader', { name: '代谢物' })).toHaveAttribute('aria-sort', 'ascending');
  },
};

/** Rows that the server has not sent yet are drawn as placeholders. */
export const RowsOnTheirWay: Story = { args: { getCell: (row, column) => (row < 4 ? getCell(row, column) : undefined) } };
/** The names of the rows stay beside the cells they belong to. */
export const FrozenColumn: Story = {
  args: { frozen: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table');
    const name = () => canvas.getByRole('cell', { name: 'M1' }).getBoundingClientRect().left;
    const before = name();
    table.scrollLeft = 900;
    await fireEvent.scroll(table);
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: columns[1]!.header })).toBeNull());
    await expect(name()).toBe(before);
    await expect(canvas.getByRole('columnheader', { name: columns[0]!.header }).getBoundingClientRect().left).toBe(before);
  },
};
export const Compact: Story = { args: { density: 'compact' } };
