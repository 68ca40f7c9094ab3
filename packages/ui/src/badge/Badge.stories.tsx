import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Inline } from '../inline/index.ts';
import { Badge } from './index.ts';

const bell = <Bell aria-hidden size={20} strokeWidth={1.5} />;

export default { title: '数据展示/Badge', component: Badge, args: { count: 12, label: '12 条未读消息', children: bell } } satisfies Meta<typeof Badge>;

type Story = StoryObj<typeof Badge>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('12 条未读消息')).toBeInTheDocument();
  },
};
export const Counts: Story = {
  render: () => (
    <Inline space="xlarge">
      <Badge count={0}>{bell}</Badge>
      <Badge count={3}>{bell}</Badge>
      <Badge count={128}>{bell}</Badge>
      <Badge count={8} />
    </Inline>
  ),
};
/** Nothing is drawn and nothing is read for zero. */
export const Zero: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/\d/);
  },
};
