import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ResultPage } from './ResultPage.tsx';

export default {
  title: '示例/ResultPage',
  component: ResultPage,
  args: { outcome: 'done' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'page' } },
} satisfies Meta<typeof ResultPage>;

type Story = StoryObj<typeof ResultPage>;

export const Basic: Story = { tags: ['narrow'] };

/** What went wrong, where, and three ways on. */
export const Failed: Story = {
  args: { outcome: 'failed' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: '数据无法读取', level: 1 })).toBeVisible();
    await expect(canvas.getByText(/7f3a-20261121-1408/)).toBeVisible();
  },
};
