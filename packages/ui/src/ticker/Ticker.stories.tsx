import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Ticker } from './index.ts';

const items = ['转录组分析流程更新至 2.4 版', '蛋白数据库新增 12 个物种', '学院新课程：代谢组数据质控'].map((label, i) => ({ id: String(i), label, href: `#/tutorials/article-text?id=${i}` }));

export default {
  title: '导航/Ticker',
  component: Ticker,
  args: { items },
  decorators: [
    (Story) => (
      <div style={{ width: '300px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Ticker>;

type Story = StoryObj<typeof Ticker>;

/** Reads as a carousel that never speaks by itself; only the headline in sight can be reached. */
export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('region', { name: '新闻' });
    await expect(section).toHaveAttribute('aria-roledescription', '轮播');
    await expect(section.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'off');
    await expect(within(section).getAllByRole('link')).toHaveLength(1);
  },
};

/** The ends are ends: previous and next stop there, and the reader always knows the first and the last. */
export const ByButtons: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole('button', { name: '下一条' });
    await expect(canvas.getByRole('button', { name: '上一条' })).toBeDisabled();
    await userEvent.click(next);
    await expect(canvas.getByRole('link')).toHaveTextContent(items[1]!.label);
    await userEvent.click(next);
    await expect(canvas.getByRole('link')).toHaveTextContent(items[2]!.label);
    await expect(next).toBeDisabled();
  },
};

/** Nothing to scroll through: no buttons. */
export const OneItem: Story = {
  args: { items: items.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Where motion is welcome: pause comes first in the order, and focus on a headline pauses for good. */
export const Moving: Story = {
  tags: ['!visual'],
  beforeEach: () => {
    const real = window.matchMedia;
    window.matchMedia = (query) => (query.includes('reduced-motion') ? Object.assign(new EventTarget(), { matches: false, media: query }) : real.call(window, query)) as MediaQueryList;
    return () => {
      window.matchMedia = real;
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '暂停滚动' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '继续滚动' }));
    await expect(canvas.getByRole('button', { name: '暂停滚动' })).toBeVisible();
  },
};
