import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Drawer, type DrawerProps } from './Drawer.tsx';

function Details({ size }: Pick<DrawerProps, 'size'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>任务详情</Button>
      <Drawer footer={<Button variant="primary">查看结果</Button>} onOpenChange={setOpen} open={open} size={size} title="差异分析 2026-11-21">
        共 12 个样本，2 个分组
      </Drawer>
    </>
  );
}

const meta = {
  title: '浮层/Drawer',
  component: Details,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '任务详情' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: '差异分析 2026-11-21' })).toHaveFocus());
  },
} satisfies Meta<typeof Details>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: '任务详情' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: '差异分析 2026-11-21' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
