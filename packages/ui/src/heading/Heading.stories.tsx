import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Heading } from './index.ts';

export default { title: '基础/Heading', component: Heading, args: { children: '肝脏代谢组 2024-03' } } satisfies Meta<
  typeof Heading
>;

type Story = StoryObj<typeof Heading>;

export const Basic: Story = {};
export const Levels: Story = {
  render: () => (
    <Stack space="small">
      <Heading level={1}>肝脏代谢组 2024-03</Heading>
      <Heading level={2}>差异代谢物</Heading>
      <Heading level={3}>筛选条件</Heading>
    </Stack>
  ),
};

const longName = `${'2024-03_肝脏代谢组_正离子模式_'.repeat(7)}第二批`;
export const LongText: Story = { args: { children: longName } };
/** The place in the outline stays, only the look changes. */
export const Truncated: Story = {
  tags: ['narrow'],
  args: { children: longName, level: 1, size: 'section', truncate: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveAttribute('title', longName);
  },
};
