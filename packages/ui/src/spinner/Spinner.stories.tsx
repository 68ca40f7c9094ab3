import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../inline/index.ts';
import { Spinner } from './index.ts';

export default { title: '反馈/Spinner', component: Spinner, args: { label: '加载中' } } satisfies Meta<typeof Spinner>;

type Story = StoryObj<typeof Spinner>;

export const Basic: Story = {};
export const Sizes: Story = {
  render: () => (
    <Inline space="large">
      <Spinner size="small" />
      <Spinner size="medium" />
      <Spinner size="large" />
    </Inline>
  ),
};
