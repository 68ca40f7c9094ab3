import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Drawer, type DrawerProps } from './Drawer.tsx';

function Details({
  size,
  side,
  title = '差异分析 2026-11-21',
  children = '共 12 个样本，2 个分组',
}: Pick<DrawerProps, 'size' | 'side'> & Partial<Pick<DrawerProps, 'title' | 'children'>>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>任务详情</Button>
      <Drawer
        footer={<Button variant="primary">查看结果</Button>}
        onOpenChange={setOpen}
        open={open}
        side={side}
        size={size}
        title={title}
      >
        {children}
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

export const Basic: Story = { tags: ['narrow', 'focus'] };
export const Large: Story = { args: { size: 'large' } };
export const Keyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: '任务详情' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: '差异分析 2026-11-21' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Start: Story = { args: { side: 'start' } };
/** On a phone and for what needs the width, e.g. a chart's data. */
export const Bottom: Story = { args: { side: 'bottom' } };

/** The middle scrolls by keyboard too; title and buttons stay. */
export const LongContent: Story = {
  tags: ['!visual'],
  args: {
    title: `${'2024-03_肝脏代谢组_正离子模式_'.repeat(5)}QC12.mzML`,
    children: Array.from({ length: 60 }, (_, index) => <p key={index}>样本 {index + 1}</p>),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '任务详情' }));
    await screen.findByRole('dialog');
    await expect(screen.getByRole('button', { name: '查看结果' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      document.documentElement.clientHeight,
    );
  },
};

/** Without `open` it keeps its own state. */
export const Uncontrolled: Story = {
  tags: ['!visual'],
  render: () => (
    <Drawer defaultOpen title="差异分析">
      共 12 个样本
    </Drawer>
  ),
  play: async () => {
    await screen.findByRole('dialog', { name: '差异分析' });
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
