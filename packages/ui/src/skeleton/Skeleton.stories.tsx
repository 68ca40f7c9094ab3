import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/index.ts';
import { Grid } from '../grid/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { Skeleton } from './index.ts';

export default { title: '反馈/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

type Story = StoryObj<typeof Skeleton>;

export const Basic: Story = {};
export const Shapes: Story = {
  tags: ['narrow'],
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

/** The places of three cards, as they will be: nothing moves when they arrive. */
export const Cards: Story = {
  render: () => (
    <Grid aria-busy>
      {['转录组', '微生物', '蛋白质组'].map((name) => (
        <Card key={name}>
          <Stack space="small">
            <Skeleton width="40%" />
            <Skeleton />
            <Skeleton width="70%" />
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
};
