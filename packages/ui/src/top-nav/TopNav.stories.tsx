import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  FlaskConical,
  FolderOpen,
  GraduationCap,
  House,
  MessageCircle,
  Search,
  ShoppingBag,
  Workflow,
  Wrench,
} from 'lucide-react';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { TopNav, type TopNavEntry } from './index.ts';

const icon = { size: 16, strokeWidth: 1.5 };
const entries: TopNavEntry[] = [
  { href: '#/home', label: '首页', icon: <House {...icon} /> },
  { href: '#/data-collection', label: '项目中心', icon: <FolderOpen {...icon} /> },
  { href: '#/tools', label: '工具', icon: <Wrench {...icon} /> },
  { href: '#/flows', label: '分析流程', icon: <Workflow {...icon} /> },
  { href: '#/tutorials', label: '学院', icon: <GraduationCap {...icon} /> },
  { href: '#/shop', label: '商城', icon: <ShoppingBag {...icon} /> },
  { href: '#/protein-db', label: '蛋白数据库', icon: <FlaskConical {...icon} /> },
  { href: '#/product-db', label: '项目经验查询', icon: <Search {...icon} /> },
  { href: '#/help/support', label: '客户服务', icon: <MessageCircle {...icon} /> },
];

export default {
  title: '导航/TopNav',
  component: TopNav,
  args: {
    entries,
    current: '#/tools/tool-list',
    logo: <a href="#/home">全组学云</a>,
    fixedLink: <a href="#/ai-bot/chat">AI 助手</a>,
    user: <a href="#/user/login">登录</a>,
  },
  parameters: {
    layout: 'fullscreen',
    viewport: { options: { phone: { name: '手机', styles: { width: '390px', height: '844px' } } } },
  },
} satisfies Meta<typeof TopNav>;

/** A bar 780 px wide: a transform makes the frame hold what is fixed. */
const inFrame = (Story: () => React.ReactNode) => (
  <div data-testid="frame" style={{ height: '400px', transform: 'translate(0)', width: '780px' }}>
    <Story />
  </div>
);

type Story = StoryObj<typeof TopNav>;

/** The entry whose path begins the open page is the current one. */
export const Basic: Story = {
  tags: ['compact', 'narrow', 'focus', 'hover'],
  parameters: { pictures: { hover: 'header > nav li:nth-child(2) a' } },
  play: async ({ canvasElement }) => {
    const menu = within(within(canvasElement).getByRole('navigation', { name: '主菜单' }));
    await expect(menu.getByRole('link', { name: '工具' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: '首页' })).not.toHaveAttribute('aria-current');
  },
};

/** Last entries go first; together with 更多 every entry stays reachable, and Escape gives the focus back. */
export const OverflowByKeyboard: Story = {
  tags: ['!visual'],
  args: { current: '#/help/support' },
  decorators: [inFrame],
  play: async ({ canvasElement }) => {
    const menu = within(within(canvasElement).getByRole('navigation', { name: '主菜单' }));
    const more = await menu.findByRole('button', { name: '更多' });
    await expect(menu.queryByRole('link', { name: '客户服务' })).not.toBeInTheDocument();

    more.focus();
    await userEvent.keyboard('{Enter}');
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.getByRole('link', { name: '客户服务' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getAllByRole('link')).toHaveLength(entries.length);

    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(more).toHaveFocus();
    await expect(more).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Down opens and goes into the list, up comes back out of it. */
export const MoreByArrows: Story = {
  decorators: [inFrame],
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const menu = within(within(canvasElement).getByRole('navigation', { name: '主菜单' }));
    const more = await menu.findByRole('button', { name: '更多' });
    more.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    const links = within(document.getElementById(more.getAttribute('aria-controls')!)!).getAllByRole('link');
    await expect(links[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(links[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(more).toHaveFocus();
  },
};

/** Hover opens it; a click keeps it open when the pointer has gone. */
export const MoreByPointer: Story = {
  decorators: [inFrame],
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const menu = within(within(canvasElement).getByRole('navigation', { name: '主菜单' }));
    const more = await menu.findByRole('button', { name: '更多' });
    const user = userEvent.setup();
    await user.hover(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await user.unhover(more);
    await waitFor(() => expect(more).toHaveAttribute('aria-expanded', 'false'));
    await user.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await user.click(document.body);
  },
};

/** What takes the focus is scrolled to a place below the bar, not behind it. */
export const NeverCoversTheFocus: Story = {
  tags: ['!visual'],
  decorators: [
    (Story) => (
      <>
        <Story />
        <div style={{ paddingBlock: '3000px' }}>
          <a href="#target">正文中的链接</a>
        </div>
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    document.documentElement.scrollTop = 99_999;
    within(canvasElement).getByRole('link', { name: '正文中的链接' }).focus();
    const bar = within(canvasElement).getByRole('banner').getBoundingClientRect();
    await expect(
      within(canvasElement).getByRole('link', { name: '正文中的链接' }).getBoundingClientRect().top,
    ).toBeGreaterThanOrEqual(bar.bottom);
  },
};

/** Nothing signed in, no news, no fixed link: the menu has the room. */
export const MenuOnly: Story = {
  tags: ['!visual'],
  args: { fixedLink: undefined, user: undefined },
};

/** Long English names go under 更多 sooner; none is cut. */
export const LongNames: Story = {
  args: {
    entries: [
      ...entries.slice(0, 3),
      { href: '#/long', label: 'Spatial metabolomics and single-cell transcriptomics' },
      ...entries.slice(3),
    ],
  },
  decorators: [inFrame],
};

/** 95 px at the right edge belong to the fixed link, whatever the menu holds. */
export const KeepsRoomForTheFixedLink: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const edge = canvasElement.ownerDocument.documentElement.clientWidth - 95;
    const user = within(canvasElement).getByRole('link', { name: '登录' });
    await expect(user.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
    await expect(
      within(canvasElement).getByRole('link', { name: 'AI 助手' }).getBoundingClientRect().left,
    ).toBeGreaterThanOrEqual(edge);
  },
};

/** A wider window takes entries back from under 更多, 250 ms after its size has changed. */
export const FollowsTheWindow: Story = {
  tags: ['!visual'],
  decorators: [inFrame],
  play: async ({ canvasElement }) => {
    const menu = within(within(canvasElement).getByRole('navigation', { name: '主菜单' }));
    await menu.findByRole('button', { name: '更多' });
    const waits = spyOn(window, 'setTimeout');
    within(canvasElement).getByTestId('frame').style.width = '1100px';
    await waitFor(() => expect(waits).toHaveBeenCalledWith(expect.any(Function), 250));
    waits.mockRestore();
    await waitFor(() => expect(menu.queryByRole('button', { name: '更多' })).not.toBeInTheDocument());
    await expect(menu.getAllByRole('link')).toHaveLength(entries.length);
    within(canvasElement).getByTestId('frame').style.width = '780px';
    await menu.findByRole('button', { name: '更多' });
  },
};

/** On a telephone the menu is a drawer; closing it gives the focus back. */
export const Narrow: Story = {
  tags: ['!visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const open = await canvas.findByRole('button', { name: '打开菜单' });
    await userEvent.click(open);
    const drawer = within(canvas.getByRole('dialog', { name: '主菜单' }));
    await expect(drawer.getAllByRole('link')).toHaveLength(entries.length);
    await userEvent.click(drawer.getByRole('button', { name: '关闭菜单' }));
    await waitFor(() => expect(open).toHaveFocus());
  },
};
