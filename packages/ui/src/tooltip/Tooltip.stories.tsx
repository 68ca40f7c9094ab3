import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: '浮层/Tooltip',
  component: Tooltip,
  args: { content: '按丰度从高到低取前 50 个特征', children: <Button>自动筛选</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  tags: ['hover'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('按丰度从高到低取前 50 个特征');
    await expect(button).toHaveAccessibleDescription('按丰度从高到低取前 50 个特征');
  },
};

export const Keyboard: Story = {
  tags: ['!visual'],
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** It stays while the pointer is on it, and goes when the pointer leaves both. */
export const Hoverable: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.hover(button);
    const tip = await screen.findByRole('tooltip');
    await userEvent.unhover(button);
    await userEvent.hover(tip);
    // Longer than the delay after which a tooltip that was left goes away: this one stays since the pointer is on it.
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(tip).toBeVisible();
    await userEvent.unhover(tip);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** A press hides it: the reader knows what they press. */
export const GoesByPress: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.hover(button);
    await screen.findByRole('tooltip');
    await userEvent.click(button);
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

export const Sides: Story = {
  args: { side: 'right', content: '按丰度从高到低取前 50 个特征；丰度相同的按名称排列，缺失值按 0 计算' },
  tags: ['narrow'],
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
};

export const LongName: Story = {
  tags: ['!visual'],
  args: { side: 'bottom', content: `${'2024-03_肝脏代谢组_正离子模式_'.repeat(7)}QC12.mzML` },
  play: Sides.play!,
};
