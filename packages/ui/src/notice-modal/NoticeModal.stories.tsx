import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { announced } from '../screen-reader/spoken.ts';
import { NoticeModal } from './index.ts';

const notices = [
  {
    id: '1',
    title: '蛋白组分析流程升级',
    date: '2026-11-21',
    content: '<p>新增 <strong>差异蛋白富集</strong> 步骤，已提交的任务不受影响。</p>',
  },
  {
    id: '2',
    title: '系统维护',
    date: '2026-11-20',
    content: '<p>11 月 23 日 02:00～04:00 暂停服务。</p><script>alert(1)</script>',
  },
  { id: '3', title: '学院新课程', date: '2026-11-18', content: '<p>代谢组数据质控，共 6 讲。</p>' },
];

const meta = {
  title: '业务组件/NoticeModal',
  // An open dialog would cover the whole docs page, so there each story is shown in a frame of its own.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  component: NoticeModal,
  args: { open: true, onOpenChange: fn(), now: () => new Date(2026, 10, 21, 14, 8).getTime(), notices },
} satisfies Meta<typeof NoticeModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The content comes with the sanitiser, a moment after the window. */
const loaded = (words: RegExp | string) => screen.findByText(words, undefined, { timeout: 20_000 });

/** Long text: reading starts at the title. Escape closes without a word about today. */
export const Basic: Story = {
  tags: ['narrow'],
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: '系统公告' })).toHaveFocus());
    await loaded('差异蛋白富集');
    await expect(screen.getByRole('article', { name: '蛋白组分析流程升级' })).toBeVisible();
    await expect(screen.getByText('第 1 条，共 3 条')).toBeVisible();
  },
};

export const Escape: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('heading', { name: '系统公告' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, null);
  },
};

/** One at a time: the place is said, the ends keep the focus, and what could act is taken out. */
export const Paging: Story = {
  tags: ['!visual'],
  play: async () => {
    const next = await screen.findByRole('button', { name: '下一条' });
    next.focus();
    const said = await announced(document.body, async () => {
      await userEvent.keyboard('{Enter}');
      await loaded(/暂停服务/);
    });
    await expect(said.join()).toContain('第 2 条，共 3 条');
    await expect(screen.getByRole('article', { name: '系统维护' }).querySelector('script')).toBeNull();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await loaded(/共 6 讲/);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: '上一条' }));
    await loaded(/暂停服务/);
  },
};

/** The end of the reader's own day, as a number that can be stored. */
export const Snoozed: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    await loaded('差异蛋白富集');
    await userEvent.click(await screen.findByRole('checkbox', { name: '今日不再提醒' }));
    await userEvent.click(screen.getByRole('button', { name: '知道了' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, new Date(2026, 10, 21, 23, 59, 59, 999).getTime());
  },
};

export const OneNotice: Story = {
  tags: ['!visual'],
  args: { notices: notices.slice(0, 1) },
  play: async () => {
    await loaded('差异蛋白富集');
    await expect(screen.queryByRole('button', { name: '下一条' })).toBeNull();
  },
};

/**
 * The window stays in the screen and its buttons in sight; only the words scroll, and the next notice begins at its
 * top.
 */
export const LongText: Story = {
  args: {
    notices: [
      {
        id: 'long',
        title: `关于空间代谢组与单细胞转录组联合分析流程默认参数调整、历史任务重新分析以及数据保存期限的说明${'x'.repeat(120)}`,
        content: `<h3>一、调整内容</h3>${'<p>自 2026 年 12 月 1 日起，差异分析默认使用 FDR 校正，已完成任务的结果不变。</p>'.repeat(30)}`,
      },
      notices[1]!,
    ],
  },
  tags: ['!visual'],
  play: async () => {
    await loaded('一、调整内容');
    const dialog = screen.getByRole('dialog');
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(within(dialog).getByRole('button', { name: '知道了' })).toBeVisible();
    const body = dialog.querySelector('[data-dialog-body]')!;
    body.scrollTop = 600;
    await userEvent.click(within(dialog).getByRole('button', { name: '下一条' }));
    await loaded(/暂停服务/);
    await userEvent.click(within(dialog).getByRole('button', { name: '上一条' }));
    await loaded('一、调整内容');
    await expect(body.scrollTop).toBe(0);
  },
};

export const WithoutNotices: Story = {
  args: { notices: [] },
  play: async () => expect(screen.queryByRole('dialog')).toBeNull(),
  tags: ['!visual'],
};
