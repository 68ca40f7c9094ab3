import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { NoticeModal } from './NoticeModal.tsx';

const meta = {
  title: '业务组件/NoticeModal',
  component: NoticeModal,
  args: {
    open: true,
    onClose: fn(),
    now: () => new Date(2026, 10, 21, 14, 8),
    notices: [
      { id: '1', title: '蛋白组分析流程升级', date: '2026-11-21', content: '<p>新增 <strong>差异蛋白富集</strong> 步骤，已提交的任务不受影响。</p>' },
      { id: '2', title: '系统维护', date: '2026-11-20', content: '<p>11 月 23 日 02:00～04:00 暂停服务。</p>' },
    ],
  },
} satisfies Meta<typeof NoticeModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Long text: reading starts at the title. */
export const Basic: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('heading', { name: '系统公告' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledWith(null);
  },
};

export const Snoozed: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: '今日不再提醒' }));
    await userEvent.click(screen.getByRole('button', { name: '知道了' }));
    await expect(args.onClose).toHaveBeenCalledWith(new Date(2026, 10, 21, 23, 59, 59, 999));
  },
};

export const WithoutNotices: Story = { args: { notices: [] }, play: async () => expect(screen.queryByRole('dialog')).toBeNull(), tags: ['!visual'] };
