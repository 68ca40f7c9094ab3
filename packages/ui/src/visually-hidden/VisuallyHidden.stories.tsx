import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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
