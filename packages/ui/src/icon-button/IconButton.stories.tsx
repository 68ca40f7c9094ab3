import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Star, X } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../inline/index.ts';
import { IconButton } from './index.ts';

export default {
  title: '基础/IconButton',
  component: IconButton,
  args: { label: '更多操作', icon: <Ellipsis size={16} strokeWidth={1.5} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

type Story = StoryObj<typeof IconButton>;

export const Basic: Story = {
  tags: ['focus', 'hover'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '更多操作' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: () => (
    <Inline>
      <IconButton icon={<Ellipsis size={16} strokeWidth={1.5} />} label="更多" />
      <IconButton icon={<Ellipsis size={16} strokeWidth={1.5} />} label="更多选项" variant="secondary" />
      <IconButton icon={<X size={16} strokeWidth={1.5} />} label="移除" tone="danger" />
      <IconButton aria-pressed icon={<Star size={16} strokeWidth={1.5} />} label="收藏" />
      <IconButton disabled icon={<Ellipsis size={16} strokeWidth={1.5} />} label="没有更多" />
      <IconButton aria-pressed disabled icon={<Star size={16} strokeWidth={1.5} />} label="已收藏，不能取消" />
      <IconButton icon={<Ellipsis size={16} strokeWidth={1.5} />} label="处理中" loading />
    </Inline>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline>
      {(['xsmall', 'small', 'medium', 'large'] as const).map((size) => (
        <IconButton
          icon={<X size={16} strokeWidth={1.5} />}
          key={size}
          label={`关闭 ${size}`}
          size={size}
          variant="secondary"
        />
      ))}
    </Inline>
  ),
};

/** While it is at work it keeps its size, its name and the focus, and takes no press. */
export const Loading: Story = {
  tags: ['!visual'],
  args: { loading: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '更多操作' });
    await userEvent.tab();
    await userEvent.dblClick(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Blocked with a reason it can still be reached, so that the reason is read. */
export const DisabledWithReason: Story = {
  tags: ['!visual'],
  args: { disabled: '只有创建者可以操作' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '更多操作' });
    await expect(button).toHaveAccessibleDescription('只有创建者可以操作');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
