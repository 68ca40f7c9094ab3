import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ClipboardList,
  FileText,
  FolderOpen,
  LayoutDashboard,
  ListChecks,
  PackageCheck,
  TestTubes,
  Undo2,
} from 'lucide-react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { SideNav, type SideNavEntry } from './index.ts';

const icon = { size: 20, strokeWidth: 1.5 };
const entries: SideNavEntry[] = [
  { href: '#/data-collection/preview-center', label: '概览', icon: <LayoutDashboard {...icon} /> },
  {
    label: '样本信息',
    icon: <TestTubes {...icon} />,
    entries: [
      { href: '#/data-collection/sample/application', label: '送样单', icon: <ClipboardList {...icon} /> },
      { href: '#/data-collection/sample/collection-list', label: '生信信息收集', icon: <ListChecks {...icon} /> },
      { href: '#/data-collection/sample/status', label: '返样单', icon: <Undo2 {...icon} /> },
    ],
  },
  { href: '#/data-collection/my-contracts', label: '我的报告', icon: <FileText {...icon} /> },
  { href: '#/data-collection/after-sales-list', label: '售后结果', icon: <PackageCheck {...icon} /> },
  { href: '#/data-collection/file-store', label: '我的文件', icon: <FolderOpen {...icon} /> },
];

export default {
  title: '导航/SideNav',
  component: SideNav,
  args: { entries, label: '项目中心', current: '#/data-collection/sample/status?page=2', onCollapsedChange: fn() },
  parameters: {
    layout: 'fullscreen',
    viewport: { options: { phone: { name: '手机', styles: { width: '390px', height: '844px' } } } },
  },
  decorators: [
    (Story) => (
      <div style={{ height: '560px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideNav>;

type Story = StoryObj<typeof SideNav>;

/** The group of the open page is open; closing it is the user's choice and stays. */
export const Basic: Story = {
  tags: ['compact', 'narrow', 'focus', 'hover'],
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: '项目中心' }));
    await expect(nav.getByRole('link', { name: '返样单' })).toHaveAttribute('aria-current', 'page');
    const group = nav.getByRole('button', { name: '样本信息' });
    group.focus();
    await userEvent.keyboard('{Enter}');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(nav.queryByRole('link', { name: '返样单' })).not.toBeInTheDocument();
    await userEvent.keyboard(' ');
    await expect(nav.getByRole('link', { name: '返样单' })).toBeVisible();
  },
};

/** Icons alone keep their names, and nothing is out of reach. */
export const Collapsed: Story = {
  tags: ['!visual'],
  args: { defaultCollapsed: true },
  play: async ({ args, canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: '项目中心' });
    await expect(nav.getBoundingClientRect().width).toBe(56);
    await expect(within(nav).getAllByRole('link')).toHaveLength(7);
    await expect(within(nav).getByRole('link', { name: '返样单' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(within(nav).getByRole('button', { name: '展开菜单' }));
    await expect(args.onCollapsedChange).toHaveBeenCalledWith(false);
    await expect(within(nav).getByRole('button', { name: '收起菜单' })).toHaveFocus();
    await expect(within(nav).getByText('返样单')).toBeVisible();
  },
};

/** Collapsed, the name shows on hover and on focus. */
export const CollapsedName: Story = {
  args: { defaultCollapsed: true },
  tags: ['!visual'],
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('概览');
  },
};

/** A long menu scrolls by itself, and what has the focus is whole. */
export const ManyEntries: Story = {
  tags: ['!visual'],
  args: {
    entries: [
      ...entries,
      ...Array.from({ length: 20 }, (_, i) => ({
        href: `#/more/${i}`,
        label: i === 3 ? '高脂饮食干预前后肝脏与肾脏样本' : `合同 ${i + 1}`,
        icon: <FileText {...icon} />,
      })),
    ],
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('navigation').querySelector('ul')!;
    const last = within(canvasElement).getByRole('link', { name: '合同 20' });
    last.focus();
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom);
    await expect(within(canvasElement).getByRole('button', { name: '收起菜单' })).toBeVisible();
  },
};

/** Controlled: the caller's answer counts, not the press. */
export const Controlled: Story = {
  tags: ['!visual'],
  args: { collapsed: true },
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation');
    await userEvent.click(within(nav).getByRole('button', { name: '展开菜单' }));
    await expect(nav).toHaveAttribute('data-collapsed');
  },
};

const counting: SideNavEntry[] = [
  entries[0]!,
  {
    label: '我的报告',
    icon: <FileText {...icon} />,
    entries: [
      { href: '#/data-collection/my-contracts/contract-list', label: '全部报告', icon: <FileText {...icon} /> },
      {
        href: '#/data-collection/my-contracts/shared-contract-list',
        label: '分享给我的报告',
        icon: <PackageCheck {...icon} />,
        count: 3,
        countLabel: '3 个待接收的分享',
      },
    ],
  },
  {
    href: '#/data-collection/questionnaire-list',
    label: '问卷',
    icon: <ClipboardList {...icon} />,
    count: 120,
    countLabel: '120 份未填写的问卷',
  },
];

/** Counts of what waits stand at the links, and at the heading of a closed group. */
export const Counts: Story = {
  tags: ['!visual'],
  args: { entries: counting, current: '#/data-collection/preview-center' },
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: '项目中心' }));
    const group = nav.getByRole('button', { name: /我的报告.*3 个待接收的分享/ });
    await expect(nav.getByRole('link', { name: /问卷.*120 份未填写的问卷/ })).toHaveTextContent('99+');
    await userEvent.click(group);
    await expect(nav.getByRole('link', { name: /分享给我的报告.*3 个待接收的分享/ })).toBeVisible();
    await expect(group).toHaveAccessibleName('我的报告');
  },
};

/** Collapsed, the count stands at the icon and in the name. */
export const CollapsedCounts: Story = {
  tags: ['!visual'],
  args: { entries: counting, defaultCollapsed: true },
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: '项目中心' }));
    await expect(nav.getByRole('link', { name: '分享给我的报告，3 个待接收的分享' })).toBeVisible();
  },
};

/** On a telephone the menu is one bar that names the open page. */
export const Narrow: Story = {
  tags: ['!visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation'));
    const bar = await nav.findByRole('button', { name: '返样单' });
    await expect(nav.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(bar);
    await expect(nav.getByRole('link', { name: '我的文件' })).toBeVisible();
  },
};
