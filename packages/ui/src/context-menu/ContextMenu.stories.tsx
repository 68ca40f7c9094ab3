import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '../menu/index.ts';
import { ContextMenu } from './ContextMenu.tsx';

const meta = {
  title: '浮层/ContextMenu',
  component: ContextMenu,
  args: {
    items: (
      <>
        <MenuItem>关闭当前</MenuItem>
        <MenuItem>关闭右侧</MenuItem>
        <MenuSeparator />
        <MenuItem danger>全部关闭</MenuItem>
      </>
    ),
    children: <Button>差异分析</Button>,
  },
} satisfies Meta<typeof ContextMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    await fireEvent.contextMenu(within(canvasElement).getByRole('button', { name: '差异分析' }), { clientX: 40, clientY: 40 });
    await expect(await screen.findByRole('menuitem', { name: '关闭右侧' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const tab = within(canvasElement).getByRole('button', { name: '差异分析' });
    tab.focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '关闭当前' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tab).toHaveFocus());
  },
};

/** A row with a menu under the pointer may hold a 更多 menu of its own. */
export const AroundAMenu: Story = {
  args: {
    children: (
      <div>
        <Menu>
          <MenuTrigger>
            <Button>更多</Button>
          </MenuTrigger>
          <MenuContent>
            <MenuItem>重命名</MenuItem>
          </MenuContent>
        </Menu>
      </div>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '更多' }));
    await expect(await screen.findByRole('menuitem', { name: '重命名' })).toBeVisible();
  },
};
