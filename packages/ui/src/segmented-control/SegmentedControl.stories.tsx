import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SegmentedControl } from './index.ts';

const kinds = [
  { value: 'all', label: '全部' },
  { value: 'running', label: '运行中' },
  { value: 'failed', label: '失败' },
  { value: 'kept', label: '已归档', disabled: true },
];

export default {
  title: '输入/SegmentedControl',
  component: SegmentedControl,
  args: { label: '任务状态', options: kinds, onValueChange: fn() },
} satisfies Meta<typeof SegmentedControl>;

type Story = StoryObj<typeof SegmentedControl>;

const segment = (root: HTMLElement, name: string) => within(root).getByRole('button', { name });

export const Basic: Story = {
  tags: ['narrow', 'focus', 'hover'],
  parameters: { pictures: { hover: 'button:nth-child(2)' } },
};

/** Tab stops once, at the pressed one; arrows move and wrap, passing over what is disabled; Enter presses. */
export const Keyboard: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(segment(canvasElement, '全部')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(segment(canvasElement, '失败')).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('failed');
    await expect(segment(canvasElement, '失败')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Home}');
    await expect(segment(canvasElement, '全部')).toHaveFocus();
  },
};

function ByAddress() {
  const [kind, setKind] = useState('running');
  return <SegmentedControl label="任务状态" onValueChange={setKind} options={kinds} value={kind} />;
}

/** The address holds the choice. */
export const Controlled: Story = {
  tags: ['!visual'],
  render: () => <ByAddress />,
  play: async ({ canvasElement }) => {
    await userEvent.click(segment(canvasElement, '失败'));
    await expect(segment(canvasElement, '失败')).toHaveAttribute('aria-pressed', 'true');
    await expect(segment(canvasElement, '运行中')).toHaveAttribute('aria-pressed', 'false');
  },
};
