import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AlertProvider } from '../alert-dialog/index.ts';
import { DirectionProvider } from '../direction/index.ts';
import { spoken } from '../screen-reader/spoken.ts';
import { MultiTabBar } from './index.ts';
import { Asking, Browser, many, pages } from './MultiTabBar.fixtures.tsx';

export default {
  title: '导航/MultiTabBar',
  component: MultiTabBar,
  render: (args) => <Browser {...args} />,
  args: { tabs: pages, value: 'files', onValueChange: fn(), onClose: fn(), onRefuse: fn(), onReorder: fn() },
} satisfies Meta<typeof MultiTabBar>;

type Story = StoryObj<typeof MultiTabBar>;

const tab = (root: HTMLElement, name: RegExp | string) => within(root).getByRole('tab', { name });
const names = (root: HTMLElement) =>
  within(root)
    .getAllByRole('tab')
    .map((element) => element.title);
const menuOf = async (root: HTMLElement, name: RegExp | string) => {
  await fireEvent.contextMenu(tab(root, name), { clientX: 40, clientY: 20 });
  return within(await screen.findByRole('menu'));
};

export const Basic: Story = { tags: ['compact', 'narrow', 'focus', 'hover'] };

/** Arrows only move: a page is opened by Enter, because pages are heavy. */
export const ManualActivation: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    tab(canvasElement, '我的文件').focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(tab(canvasElement, '工具')).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(tab(canvasElement, '工具')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await expect(tab(canvasElement, '首页')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(tab(canvasElement, '首页')).toHaveAttribute('aria-selected', 'true');
  },
};

/** Delete closes; the focus goes to the following tab, at the end to the one before. */
export const DeleteCloses: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    tab(canvasElement, '我的文件').focus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onClose).toHaveBeenCalledWith(['files'], 'task');
    await expect(tab(canvasElement, /差异分析/)).toHaveFocus();
    await userEvent.keyboard('{End}{Delete}');
    await expect(tab(canvasElement, /差异分析/)).toHaveFocus();
  },
};

export const MiddleClickCloses: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    await userEvent.pointer({ keys: '[MouseMiddle]', target: tab(canvasElement, '工具') });
    await expect(args.onClose).toHaveBeenCalledWith(['tools'], 'files');
  },
};

/** The page that stays behind after 关闭左侧 is the one whose menu was used, and it has the focus. */
export const ContextMenuCloses: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    tab(canvasElement, '工具').focus();
    const menu = await menuOf(canvasElement, '工具');
    await userEvent.click(menu.getByRole('menuitem', { name: '关闭左侧' }));
    await expect(args.onClose).toHaveBeenCalledWith(['home', 'files', 'task'], 'tools');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(tab(canvasElement, '工具')).toHaveFocus();
  },
};

/**
 * The same acts without a mouse: Shift+F10, arrows round the ends, letters, Escape, and the focus is back on the tab.
 */
export const MenuByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    tab(canvasElement, '首页').focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    const menu = within(await screen.findByRole('menu', { name: '“首页”的操作' }));
    await expect(menu.getByRole('menuitem', { name: /关闭当前/ })).toHaveFocus();
    await expect(menu.getByRole('menuitem', { name: '左移' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowUp}');
    await expect(menu.getByRole('menuitem', { name: '右移' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(tab(canvasElement, '首页')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onRefuse).toHaveBeenCalledWith('left');
  },
};

/** Open, as it looks under the pointer; the … button at the end of the bar opens the same for the page in sight. */
export const MenuOpen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '标签页操作' }));
    await expect(await screen.findByRole('menu', { name: '“我的文件”的操作' })).toBeVisible();
  },
};

/** One page is always open. */
export const LastStays: Story = {
  tags: ['!visual'],
  args: { tabs: pages.slice(0, 1), value: 'home' },
  play: async ({ args, canvasElement }) => {
    tab(canvasElement, '首页').focus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onRefuse).toHaveBeenCalledWith('last');
    const menu = await menuOf(canvasElement, '首页');
    await userEvent.click(menu.getByRole('menuitem', { name: '关闭右侧' }));
    await expect(args.onRefuse).toHaveBeenLastCalledWith('right');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(tab(canvasElement, '首页')).toHaveFocus();
  },
};

/** Every move by dragging is also one in the menu, and is said. */
export const MoveByMenu: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    const menu = await menuOf(canvasElement, '我的文件');
    await userEvent.click(menu.getByRole('menuitem', { name: '右移' }));
    await expect(args.onReorder).toHaveBeenCalledWith(['home', 'task', 'files', 'tools']);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('“我的文件”已移到第 3 位，共 4 位');
  },
};

/** Read from right to left, the words for the sides change places: what comes before stands on the right. */
export const RightToLeft: Story = {
  tags: ['!visual'],
  render: (args) => (
    <DirectionProvider dir="rtl">
      <Browser {...args} />
    </DirectionProvider>
  ),
  play: async ({ args, canvasElement }) => {
    const first = await menuOf(canvasElement, '首页');
    await expect(first.getByRole('menuitem', { name: '右移' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(first.getByRole('menuitem', { name: '关闭右侧' }));
    await expect(args.onRefuse).toHaveBeenCalledWith('right');
    const menu = await menuOf(canvasElement, '我的文件');
    await userEvent.click(menu.getByRole('menuitem', { name: '左移' }));
    await expect(args.onReorder).toHaveBeenCalledWith(['home', 'task', 'files', 'tools']);
  },
};

export const Drag: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    const middle = (element: HTMLElement) => element.getBoundingClientRect().left + element.offsetWidth / 2;
    const [first, last] = [tab(canvasElement, '首页'), tab(canvasElement, '工具')];
    const user = userEvent.setup();
    await user.pointer([
      { keys: '[MouseLeft>]', target: first, coords: { clientX: middle(first) } },
      { target: last, coords: { clientX: middle(last) + 2 } },
    ]);
    await expect(last).toHaveAttribute('data-drop', 'after');
    await user.pointer({ keys: '[/MouseLeft]', target: last, coords: { clientX: middle(last) + 2 } });
    await expect(args.onReorder).toHaveBeenCalledWith(['files', 'task', 'tools', 'home']);
    await expect(names(canvasElement).at(-1)).toBe('首页');
  },
};

/** Without `onReorder` nothing can be dragged, and the menu offers no move. */
export const FixedOrder: Story = {
  tags: ['!visual'],
  args: { onReorder: undefined },
  play: async ({ canvasElement }) => {
    const menu = await menuOf(canvasElement, '我的文件');
    await expect(menu.getAllByRole('menuitem')).toHaveLength(5);
  },
};

/** Unsaved input: closing asks. 取消 keeps the page and gives the focus back; 关闭 hands it to the next tab. */
export const DirtyAsks: Story = {
  tags: ['!visual'],
  render: (args) => (
    <AlertProvider>
      <Asking {...args} />
    </AlertProvider>
  ),
  play: async ({ args, canvasElement }) => {
    const dirty = tab(canvasElement, /差异分析 未保存/);
    dirty.focus();
    await userEvent.keyboard('{Delete}');
    await userEvent.click(await screen.findByRole('button', { name: '取消' }));
    await waitFor(() => expect(dirty).toHaveFocus());
    await expect(args.onClose).not.toHaveBeenCalled();

    await userEvent.keyboard('{Delete}');
    await userEvent.click(await screen.findByRole('button', { name: '关闭' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(['task'], 'files'));
    await waitFor(() => expect(tab(canvasElement, '工具')).toHaveFocus());
  },
};

const inFrame = (Story: () => React.ReactNode) => (
  <div style={{ width: '400px' }}>
    <Story />
  </div>
);

/** More tabs than room: the open one is in sight, and a list finds the others. */
export const Overflow: Story = {
  tags: ['!visual'],
  args: { tabs: many, value: 't11' },
  decorators: [inFrame],
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('tablist').getBoundingClientRect();
    await expect(tab(canvasElement, '任务结果 12').getBoundingClientRect().right).toBeLessThanOrEqual(list.right + 1);
  },
};

export const Search: Story = {
  args: { tabs: many, value: 't11' },
  decorators: [inFrame],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '查找标签页（共 12 个）' }));
    const field = await screen.findByRole('combobox', { name: '搜索标签页' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('没有');
    await expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('没有匹配的标签页');
    await userEvent.clear(field);
    await userEvent.type(field, 'rwjg');
    await expect(screen.getAllByRole('option')).toHaveLength(12);
    await userEvent.clear(field);
    await userEvent.type(field, '结果 1');
    await expect(screen.getAllByRole('option')).toHaveLength(4);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('t9');
    await expect(tab(canvasElement, '任务结果 10')).toHaveFocus();
    await userEvent.click(within(canvasElement).getByRole('button', { name: '查找标签页（共 12 个）' }));
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  },
};

export const LongTitles: Story = {
  tags: ['!visual'],
  args: {
    tabs: [
      { id: 'long', title: '肝脏与肾脏样本在高脂饮食干预前后的非靶向代谢组和转录组联合分析结果第二版' },
      { id: 'unbroken', title: 'x'.repeat(200) },
      { id: 'short', title: '工具' },
    ],
    value: 'unbroken',
  },
  play: async ({ canvasElement }) => {
    await expect(tab(canvasElement, /^x+/).offsetWidth).toBeLessThanOrEqual(200);
    await expect(tab(canvasElement, /^x+/)).toHaveAttribute('title', 'x'.repeat(200));
  },
};

/** The hook: a page that is opened comes into sight, and what it says about itself is on its tab. */
export const OpenedByThePage: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '打开新任务' }));
    await expect(tab(canvasElement, '新任务')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '改名' }));
    await expect(tab(canvasElement, '肾脏代谢组 未保存')).toBeVisible();
  },
};

/** What a screen reader says: the row by its name, each page with its place, and what is not saved. */
export const Spoken: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const said = await spoken(within(canvasElement).getByRole('tablist'));
    await expect(said.join('\n')).toMatch(/tablist, 已打开的页面/);
    await expect(said.join('\n')).toMatch(/tab, 我的文件.*selected/);
    await expect(said.join('\n')).toMatch(/tab, 肝脏代谢组 2024-03 差异分析 未保存/);
  },
};
