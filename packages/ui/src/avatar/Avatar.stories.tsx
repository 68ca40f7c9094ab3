import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline } from '../inline/index.ts';
import { Avatar } from './index.ts';

export default { title: '数据展示/Avatar', component: Avatar, args: { name: '王小明' } } satisfies Meta<typeof Avatar>;

type Story = StoryObj<typeof Avatar>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '王小明' })).toHaveTextContent('明');
  },
};
export const Sizes: Story = {
  render: () => (
    <Inline>
      <Avatar name="王小明" size="small" />
      <Avatar name="李雷" />
      <Avatar name="Ada" size="large" />
    </Inline>
  ),
};
