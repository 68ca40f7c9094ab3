import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { spoken } from '../screen-reader/spoken.ts';
import { VisuallyHidden } from './index.ts';

export default { title: '基础/VisuallyHidden', component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;

type Story = StoryObj<typeof VisuallyHidden>;

/** The button's name carries the hidden words. */
export const Basic: Story = {
  render: () => (
    <button type="button">
      12<VisuallyHidden> 条未读消息</VisuallyHidden>
    </button>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '12 条未读消息' })).toBeVisible();
  },
};

/** What a screen reader says, and what is drawn. */
export const Spoken: Story = {
  ...Basic,
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    await expect((await spoken(within(canvasElement).getByRole('button')))[0]).toBe('button, 12 条未读消息');
  },
};
