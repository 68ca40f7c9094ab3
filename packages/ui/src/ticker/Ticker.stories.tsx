import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Ticker } from './index.ts';

const items = ['转录组分析流程更新至 2.4 版', '蛋白数据库新增 12 个物种', '学院新课程：代谢组数据质控'].map(
  (label, i) => ({ id: String(i), label, href: `#/tutorials/article-text?id=${i}` }),
);

/** Tests run under reduced motion; a story about movement turns that off while it runs. */
const withMotion = () => {
  const real = window.matchMedia;
  window.matchMedia = (query) =>
    (query.includes('reduced-motion')
      ? Object.assign(new EventTarget(), { matches: false, media: query })
      : real.call(window, query)) as MediaQueryList;
  return () => {
    window.matchMedia = real;
  };
};
/** Replaces the timer of the ticker, so that a play can fire it. */
let strike = () => {};
const withClock = () => {
  const giveBack = withMotion();
  const [clear, set] = [window.clearInterval.bind(window), window.setInterval.bind(window)];
  const ticking = new Map<number, () => void>();
  let last = 0;
  strike = () => ticking.forEach((run) => run());
  window.setInterval = ((run: () => void, delay?: number) => {
    if (delay !== 4000) return set(run, delay);
    ticking.set((last -= 1), run);
    return last;
  }) as typeof window.setInterval;
  window.clearInterval = ((id: number) => (ticking.delete(id) ? undefined : clear(id))) as typeof window.clearInterval;
  return () => {
    giveBack();
    window.setInterval = set;
    window.clearInterval = clear;
  };
};

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

const seen = (root: HTMLElement) => within(root).getByRole('link').textContent;

/** Reads as a carousel that never speaks by itself; only the headline in sight can be reached. */
export const Basic: Story = {
  args: { defaultPlaying: false },
  beforeEach: withMotion,
  tags: ['narrow', 'focus', 'hover'],
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('region', { name: '新闻' });
    await expect(section).toHaveAttribute('aria-roledescription', '轮播');
    await expect(section.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'off');
    await expect(within(section).getAllByRole('link')).toHaveLength(1);
  },
};

/** The ends are ends: previous and next stop there without losing the focus. */
export const ByButtons: Story = {
  tags: ['!visual'],
  args: { defaultPlaying: false },
  beforeEach: withMotion,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole('button', { name: '下一条' });
    await expect(canvas.getByRole('button', { name: '上一条' })).toHaveAttribute('aria-disabled', 'true');
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(seen(canvasElement)).toBe(items[1]!.label);
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(seen(canvasElement)).toBe(items[2]!.label);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
  },
};

/** It turns at the ends, stands still under the pointer and goes on behind it. */
export const Bounces: Story = {
  tags: ['!visual'],
  beforeEach: withClock,
  play: async ({ canvasElement }) => {
    const order = [1, 2, 1, 0, 1];
    for (const index of order) {
      strike();
      await waitFor(() => expect(seen(canvasElement)).toBe(items[index]!.label));
    }
    const row = within(canvasElement).getByRole('region').firstElementChild!;
    await fireEvent.pointerEnter(row);
    await userEvent.hover(row);
    strike();
    await expect(seen(canvasElement)).toBe(items[1]!.label);
    await userEvent.unhover(row);
    strike();
    await waitFor(() => expect(seen(canvasElement)).toBe(items[2]!.label));
  },
};

/** Pause comes first in the order; focus on a headline pauses for good, until somebody presses play. */
export const PausesOnFocus: Story = {
  tags: ['!visual'],
  beforeEach: withClock,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '暂停滚动' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(canvas.getByRole('button', { name: '继续滚动' })).toBeVisible();
    canvas.getByRole('link').blur();
    strike();
    await expect(seen(canvasElement)).toBe(items[0]!.label);
    canvas.getByRole('button', { name: '继续滚动' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: '暂停滚动' })).toBeVisible();
    strike();
    await waitFor(() => expect(seen(canvasElement)).toBe(items[1]!.label));
  },
};

/** Under reduced motion: a list that only the reader scrolls, all of it within reach. */
export const ReducedMotion: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(items.map(({ label }) => label));
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    canvas.getAllByRole('link')[2]!.focus();
    const list = canvas.getByRole('list').getBoundingClientRect();
    await waitFor(() =>
      expect(canvas.getAllByRole('link')[2]!.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom + 1),
    );
  },
};

/** Nothing to scroll through: no buttons. */
export const OneItem: Story = {
  tags: ['!visual'],
  args: { items: items.slice(0, 1) },
  beforeEach: withMotion,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument();
  },
};

export const NoItems: Story = {
  args: { items: [] },
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  tags: ['!visual'],
  args: { items: [], error: '获取新闻失败：服务器繁忙', onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByText('获取新闻失败：服务器繁忙')).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Cut at the end, whole on hover and for screen readers. */
export const LongTitles: Story = {
  tags: ['!visual'],
  args: {
    defaultPlaying: false,
    items: [
      { id: 'long', label: '关于 2026 年 12 月起调整空间代谢组与单细胞转录组联合分析流程默认参数的说明', href: '#/a' },
      { id: 'unbroken', label: 'x'.repeat(200), href: '#/b' },
    ],
  },
  beforeEach: withMotion,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(link.scrollWidth).toBeGreaterThan(link.clientWidth);
    await expect(link.title).toBe(link.textContent);
  },
};
