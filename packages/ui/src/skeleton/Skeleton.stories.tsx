import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { Skeleton } from './index.ts';

export default { title: '反馈/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

type Story = StoryObj<typeof Skeleton>;

export const Basic: Story = {};
export const Shapes: Story = {
  render: () => (
    <Stack>
      <Inline>
        <Skeleton shape="circle" />
        <Skeleton width={160} />
      </Inline>
      <Skeleton width="80%" />
      <Skeleton width="60%" />
      <Skeleton height={120} shape="block" />
    </Stack>
  ),
};
