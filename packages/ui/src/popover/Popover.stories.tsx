import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Popover } from './Popover.tsx';

const meta = {
  title: '浮层/Popover',
  component: Popover,
  args: { label: '图表设置', trigger: <Button>图表设置</Button>, children: <Button>恢复默认</Button> },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '图表设置' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '恢复默认' })).toHaveFocus());
    await expect(screen.getByRole('dialog', { name: '图表设置' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '图表设置' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: '恢复默认' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
