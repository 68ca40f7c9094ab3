import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { MultiTabBar, type MultiTabBarProps, type PageTab } from './index.ts';

const pages: PageTab[] = [
  { id: 'home', title: '首页' },
  { id: 'files', title: '我的文件' },
  { id: 'task', title: '肝脏代谢组 2024-03 差异分析', dirty: true },
  { id: 'tools', title: '工具' },
];

function Browser(props: MultiTabBarProps) {
  const [tabs, setTabs] = useState(props.tabs);
  const [active, setActive] = useState(props.active);
  return (
    <>
      <MultiTabBar
        {...props}
        active={active}
        onActivate={(id) => {
          props.onActivate(id);
          setActive(id);
        }}
        onClose={(ids, next) => {
          props.onClose(ids, next);
          setTabs(tabs.filter((tab) => !ids.includes(tab.id)));
          setActive(next);
        }}
        panelId="page"
        tabs={tabs}
      />
      <div aria-label="页面" id="page" role="tabpanel">
        {tabs.find((tab) => tab.id === active)?.title}
      </div>
    </>
  );
}

export default {
  title: '导航/MultiTabBar',
  component: MultiTabBar,
  render: (args) => <Browser {...args} />,
  args: { tabs: pages, active: 'files', onActivate: fn(), onClose: fn(), onRefused: fn() },
} satisfies Meta<typeof MultiTabBar>;

type Story = StoryObj<typeof MultiTabBar>;

const tab = (root: HTMLElement, name: RegExp | string) => within(root).getByRole('tab', { name });

export const Basic: Story = {};

/** Arrows only move: a page is opened by Enter, because pages are heavy. */
export const ManualActivation: Story = {
  play: async ({ args, canvasElement }) => {
    tab(canvasElement, '我的文件').focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(tab(canvasElement, '工具')).toHaveFocus();
    await expect(args.onActivate).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(tab(canvasElement, '工具')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await expect(tab(canvasElement, '首页')).toHaveFocus();
  },
};

/** Delete closes; the focus goes to the following tab, at the end to the one before. */
export const DeleteCloses: Story = {
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
  play: async ({ args, canvasElement }) => {
    await userEvent.pointer({ keys: '[MouseMiddle]', target: tab(canvasElement, '工具') });
    await expect(args.onClose).toHaveBeenCalledWith(['tools'], 'files');
  },
};

/** The page that stays behind after 关闭左侧 is the one whose menu was used. */
export const ContextMenuCloses: Story = {
  play: async ({ args, canvasElement }) => {
    await fireEvent.contextMenu(tab(canvasElement, '工具'));
    await userEvent.click(await screen.findByRole('menuitem', { name: '关闭左侧' }));
    await expect(args.onClose).toHaveBeenCalledWith(['home', 'files', 'task'], 'tools');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const MenuByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    tab(canvasElement, '首页').focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await userEvent.click(await screen.findByRole('menuitem', { name: '关闭左侧' }));
    await expect(args.onRefused).toHaveBeenCalledWith('left');
  },
};

/** One page is always open. */
export const LastStays: Story = {
  args: { tabs: pages.slice(0, 1), active: 'home' },
  play: async ({ args, canvasElement }) => {
    tab(canvasElement, '首页').focus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onRefused).toHaveBeenCalledWith('last');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(tab(canvasElement, '首页')).toHaveFocus();
  },
};

/** More tabs than room: the open one is in sight. */
export const Overflow: Story = {
  args: { tabs: Array.from({ length: 12 }, (_, i) => ({ id: `t${i}`, title: `任务结果 ${i + 1}` })), active: 't11' },
  decorators: [
    (Story) => (
      <div style={{ width: '400px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('tablist').getBoundingClientRect();
    await expect(tab(canvasElement, '任务结果 12').getBoundingClientRect().right).toBeLessThanOrEqual(list.right + 1);
  },
};
