import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { Table, TableColumnMenu, TableHeadMenu, useTableLayout, type Column, type TableProps } from './index.ts';

type Sample = { id: string; name: string; species: string; size: number | null; time: string };

const samples: Sample[] = [
  { id: 'a', name: '样本 10.csv', species: '小鼠', size: 3.2, time: '2026-11-20 09:12:00' },
  { id: 'b', name: '样本 2.csv', species: '拟南芥', size: null, time: '2026-11-18 16:40:21' },
  { id: 'c', name: '样本 1.csv', species: '人', size: 20.5, time: '2026-11-21 14:08:00' },
  { id: 'd', name: '样本 3.csv', species: '大鼠', size: 0, time: '2026-10-02 08:00:05' },
];
const columns: Column<Sample>[] = [
  { id: 'name', header: '文件名', cell: (row) => row.name, sortValue: (row) => row.name, sticky: true, width: 200, hideable: false },
  { id: 'species', header: '物种', cell: (row) => row.species, width: 140 },
  { id: 'size', header: '大小（MB）', cell: (row) => row.size ?? '--', sortValue: (row) => row.size, align: 'end', width: 140 },
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
  return <Table columns={columns} label="我的文件" rowKey={(row) => row.id} rowLabel={(row) => row.name} rows={samples} selection={{ mode, selected, onChange: change, disabledReason }} {...props} />;
}

const meta = {
  title: '数据/Table',
  component: Table<Sample>,
  args: { label: '我的文件', columns, rows: samples, rowKey: (row) => row.id },
  beforeEach: () => {
    activate.mockClear();
    choose.mockClear();
  },
} satisfies Meta<typeof Table<Sample>>;
export default meta;
type Story = StoryObj<typeof meta>;

const firstCells = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('tbody tr')].map((row) => row.querySelector('td')?.textContent);

export const Basic: Story = {};

const explained = columns.map((column) => (column.id === 'size' ? { ...column, help: '文件占用的磁盘空间，1 MB = 1 024 KB' } : column.id === 'species' ? { ...column, help: '样本来自的物种' } : column));

/** What a column holds is said on hover and on focus, sorted or not. */
export const ColumnHelp: Story = {
  args: { columns: explained },
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
  },
};

/** Ctrl+C takes the chosen rows to a spreadsheet, in the order shown; Shift+Space chooses a range. */
export const Copies: Story = {
  render: () => <Selectable mode="multiple" />,
  play: async ({ canvasElement }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const rows = within(canvasElement).getAllByRole('row').slice(1);
    rows[0]?.focus();
    await userEvent.keyboard(' {ArrowDown}{Shift>} {/Shift}{Control>}c{/Control}');
    await expect(choose).toHaveBeenLastCalledWith(['a', 'b']);
    await expect(write).toHaveBeenCalledWith('文件名\t物种\t大小（MB）\t上传时间\n样本 10.csv\t小鼠\t3.2\t2026-11-20 09:12:00\n样本 2.csv\t拟南芥\t--\t2026-11-18 16:40:21');
  },
};

function Arranged() {
  const layout = useTableLayout(columns);
  return (
    <Stack>
      <Inline>
        <TableColumnMenu layout={layout} />
      </Inline>
      <Table columns={layout.shown} headMenu={(column) => <TableHeadMenu column={column} layout={layout} />} label="我的文件" onResize={layout.resize} rowKey={(row) => row.id} rows={samples} />
    </Stack>
  );
}

export const ColumnMenus: Story = {
  render: () => <Arranged />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heads = () => canvas.getAllByRole('columnheader').map((head) => head.querySelector('span span, span button span')?.textContent);
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
export const Empty: Story = { args: { rows: [] } };
export const Loading: Story = { args: { rows: [], loading: true } };
export const LoadingKeepsRows: Story = {
  args: { loading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('样本 2.csv')).toBeVisible();
    await expect(within(canvasElement).getByRole('table')).toHaveAttribute('aria-busy', 'true');
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
