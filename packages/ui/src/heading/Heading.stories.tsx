import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/index.ts';
import { Heading } from './index.ts';

export default { title: '基础/Heading', component: Heading, args: { children: '肝脏代谢组 2024-03' } } satisfies Meta<typeof Heading>;

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
