import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Inline } from '../inline/index.ts';
import { Badge } from './index.ts';

const bell = <Bell aria-hidden size={20} strokeWidth={1.5} />;

export default { title: '数据展示/Badge', component: Badge, args: { count: 12, children: bell } } satisfies Meta<
  typeof Badge
>;

type Story = StoryObj<typeof Badge>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('12 条未读消息')).toBeInTheDocument();
  },
};

/** One digit is a circle; more than 99 is `99+`, read in full; without an icon it stands in the text. */
export const Counts: Story = {
  render: () => (
    <Inline space="xlarge">
      <Badge count={0}>{bell}</Badge>
      <Badge count={3}>{bell}</Badge>
      <Badge count={99}>{bell}</Badge>
      <Badge count={128}>{bell}</Badge>
      <span>
        评论 <Badge count={8} label="8 条评论" />
      </span>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByText('128 条未读消息')).toBeInTheDocument();
  },
};

/** The words become part of the button's name, and the picture of the number is not read twice. */
export const InAButton: Story = {
  tags: ['!visual'],
  args: { count: 128 },
  render: (args) => (
    <button type="button">
      消息 <Badge {...args} />
    </button>
  ),
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('button')).toHaveAccessibleName('消息 128 条未读消息'),
};

/** Nothing is drawn and nothing is read for zero. */
export const Zero: Story = {
  tags: ['!visual'],
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/\d/);
  },
};
