import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Tree } from './index.ts';
import { allBatches, folder, Lazy, lazyNodes, leaf, many, Movable, nodes, Searching } from './Tree.fixtures.tsx';

const row = (canvas: HTMLElement, name: RegExp | string) => within(canvas).getByRole('treeitem', { name });

export default {
  title: '数据展示/Tree',
  component: Tree,
  args: {
    label: '项目文件',
    nodes,
    defaultExpanded: ['liver', 'pos'],
    defaultSelected: ['a'],
    onSelectedChange: fn(),
    onExpandedChange: fn(),
  },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Tree>;

type Story = StoryObj<typeof Tree>;

export const Basic: Story = {
  tags: ['compact', 'narrow', 'focus', 'hover'],
  play: async ({ canvasElement }) => {
    await expect(row(canvasElement, '样本 01.mzML')).toHaveAttribute('aria-selected', 'true');
    await expect(row(canvasElement, '样本 01.mzML')).toHaveAttribute('aria-level', '3');
    await expect(row(canvasElement, /正离子模式\s?3 项/)).toHaveAttribute('aria-expanded', 'true');
  },
};

/** One stop of Tab; arrows open, close and walk, `*` opens all siblings, letters and pinyin initials jump. */
export const Keyboard: Story = {
  tags: ['!visual'],
  args: { defaultExpanded: [], defaultSelected: [] },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(row(canvasElement, /肝脏/)).toHaveFocus();
    await userEvent.keyboard('*');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['liver', 'plasma']);
    await userEvent.keyboard('{ArrowRight}');
    await expect(row(canvasElement, /正离子/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{Enter}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['b']);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(row(canvasElement, /正离子/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(row(canvasElement, /正离子/)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}');
    await expect(row(canvasElement, '送样说明.pdf')).toHaveFocus();
    await userEvent.keyboard('xj');
    await expect(row(canvasElement, /血浆/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(row(canvasElement, /肝脏/)).toHaveFocus();
  },
};

/** A branch is half ticked while only some below it are; what cannot be chosen says why and keeps its state. */
export const Multiple: Story = {
  tags: ['!visual'],
  args: {
    multiple: true,
    nodes: [
      ...nodes.slice(0, 2),
      {
        id: 'soil',
        name: '土壤宏基因组',
        icon: folder,
        disabled: '尚未交付',
        children: [leaf('soil-1', '样本 01.fastq')],
      },
    ],
    defaultExpanded: ['liver', 'pos', 'plasma'],
    defaultSelected: ['a', 'b', 'protein'],
  },
  play: async ({ args, canvasElement }) => {
    await expect(row(canvasElement, /肝脏/)).toHaveAttribute('aria-checked', 'mixed');
    await expect(row(canvasElement, /血浆/)).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(row(canvasElement, /正离子/));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['a', 'b', 'qc', 'protein']);
    await userEvent.click(row(canvasElement, 'QC-01.mzML'));
    await expect(row(canvasElement, /正离子/)).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.click(row(canvasElement, /土壤宏基因组\s?尚未交付/));
    await expect(args.onSelectedChange).toHaveBeenCalledTimes(2);
  },
};

/**
 * Children are asked for when their branch is opened; a failure says so in the row and can be tried again, by keyboard
 * too.
 */
export const LazyChildren: Story = {
  tags: ['!visual'],
  args: { defaultExpanded: [], defaultSelected: [] },
  render: (args) => <Lazy {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(await within(canvasElement).findByRole('treeitem', { name: '加载中' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await expect(await within(canvasElement).findByRole('treeitem', { name: '加载失败，重试' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await within(canvasElement).findByRole('treeitem', { name: '样本 01.fastq' })).toBeVisible();
  },
};
export const LoadFails: Story = {
  tags: ['!visual'],
  args: {
    defaultExpanded: [],
    defaultSelected: [],
    nodes: lazyNodes.slice(0, 1),
    onLoad: async () => Promise.reject(new Error('offline')),
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await within(canvasElement).findByRole('treeitem', { name: '加载失败，重试' })).toBeVisible();
  },
};

/** What matches is marked and the way to it is open; the number found is announced. */
export const Search: Story = {
  tags: ['!visual'],
  args: { defaultExpanded: [], query: '样本' },
  render: (args) => <Searching {...args} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('treeitem')).toHaveLength(4);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('找到 2 项');
  },
};
export const NoMatch: Story = {
  tags: ['!visual'],
  args: { query: '转录组' },
  render: (args) => <Searching {...args} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('tree')).toBeNull();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('没有匹配的名称');
  },
};
export const Empty: Story = { args: { nodes: [] } };

/** Shift+F10 opens the acts of the row; 移到… does what a drag does. */
export const MovesByMenu: Story = {
  args: { onMove: fn() },
  tags: ['!visual'],
  render: (args) => <Movable {...args} />,
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(row(canvasElement, /样本 01.mzML/)).toHaveFocus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: /肝脏代谢组 2024-03 \/ 正离子模式/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
    await userEvent.click(screen.getByRole('menuitem', { name: '血浆蛋白质组' }));
    await expect(args.onMove).toHaveBeenCalledWith('a', 'plasma');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
/** A row can be dropped on a branch that it does not lie in yet, and never on itself. */
export const MovesByDrag: Story = {
  tags: ['!visual'],
  args: { onMove: fn(), defaultExpanded: ['liver', 'pos', 'plasma'] },
  render: (args) => <Movable {...args} />,
  play: async ({ args, canvasElement }) => {
    const dataTransfer = new DataTransfer();
    const dragOnto = async (from: HTMLElement, to: HTMLElement) => {
      await fireEvent.dragStart(from, { dataTransfer });
      await fireEvent.dragOver(to, { dataTransfer });
      await fireEvent.drop(to, { dataTransfer });
      await fireEvent.dragEnd(from, { dataTransfer });
    };
    await dragOnto(row(canvasElement, /正离子/), row(canvasElement, /样本 01.mzML/));
    await dragOnto(row(canvasElement, /样本 01.mzML/), row(canvasElement, /正离子/));
    await expect(args.onMove).not.toHaveBeenCalled();
    await dragOnto(row(canvasElement, /样本 01.mzML/), row(canvasElement, '蛋白定量.xlsx'));
    await expect(args.onMove).toHaveBeenCalledWith('a', 'plasma');
    await dragOnto(row(canvasElement, /样本 02.mzML/), row(canvasElement, '送样说明.pdf'));
    await expect(args.onMove).toHaveBeenLastCalledWith('b', '');
  },
};

/**
 * 10,000 rows, of which only those near what is seen are drawn; the row with the focus stays wherever the wheel goes.
 */
export const TenThousand: Story = {
  tags: ['!visual'],
  args: { nodes: many, defaultExpanded: allBatches, defaultSelected: [] },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(row(canvasElement, '批次 100 样本 99.mzML')).toHaveFocus();
    await expect(row(canvasElement, '批次 100 样本 99.mzML')).toHaveAttribute('aria-setsize', '99');
    within(canvasElement).getByRole('tree').scrollTop = 0;
    await waitFor(() => expect(row(canvasElement, /^批次 1\s?99 项/)).toBeVisible());
    await expect(row(canvasElement, '批次 100 样本 99.mzML')).toHaveFocus();
    await expect(within(canvasElement).getAllByRole('treeitem').length).toBeLessThan(60);
  },
};

const unbroken = `${'ACGT'.repeat(49)}.csv`;
/** A name loses its middle: its number and extension stay. */
export const LongNames: Story = {
  args: {
    defaultExpanded: ['long'],
    defaultSelected: [],
    nodes: [
      {
        id: 'long',
        name: '慢性肝病患者血浆与肝组织非靶向代谢组学联合队列研究（2019～2026 年随访，含复测与质控）第 12 批',
        icon: folder,
        count: 12345,
        children: [leaf('unbroken', unbroken), leaf('tail', `${'很长的样本名称'.repeat(12)}-017.mzML`)],
      },
    ],
  },
};
