import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { MenuItem, MenuSeparator } from '../menu/index.ts';
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
