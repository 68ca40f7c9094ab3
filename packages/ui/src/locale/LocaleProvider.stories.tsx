import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { enUS } from '../locale-en-us/index.ts';
import { Pagination } from '../pagination/index.ts';
import { LocaleProvider } from './index.ts';

export default {
  title: '基础/LocaleProvider',
  component: LocaleProvider,
  args: {
    locale: 'en-US',
    catalogue: enUS,
    children: <Pagination onValueChange={fn()} value={{ page: 1, pageSize: 10 }} total={1234} />,
  },
} satisfies Meta<typeof LocaleProvider>;

type Story = StoryObj<typeof LocaleProvider>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1,234 in total')).toBeVisible();
  },
};
/** A catalogue with one word changes that word and leaves the rest Chinese. */
export const OneWord: Story = {
  tags: ['!visual'],
  args: { locale: 'zh-CN', catalogue: { Pagination: { next: '往后翻' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: '往后翻' })).toBeVisible();
    await expect(canvas.getByText('共 1,234 条')).toBeVisible();
  },
};
