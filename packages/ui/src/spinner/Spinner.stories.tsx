import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline } from '../inline/index.ts';
import { Spinner } from './index.ts';

export default { title: '反馈/Spinner', component: Spinner, args: { label: '加载中' } } satisfies Meta<typeof Spinner>;

type Story = StoryObj<typeof Spinner>;

export const Basic: Story = {};
export const Sizes: Story = {
  tags: ['!visual'],
  render: () => (
    <Inline space="large">
      <Spinner size="small" />
      <Spinner size="medium" />
      <Spinner size="large" />
    </Inline>
  ),
};

/** Most waits end before the words are due; the live region is there from the start, so that they are announced. */
export const Delayed: Story = {
  tags: ['!visual'],
  args: { label: undefined, delayed: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('加载中')).toBeNull();
    await expect(await canvas.findByText('加载中', {}, { timeout: 10_000 })).toBeVisible();
  },
};
