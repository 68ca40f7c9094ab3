import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { EmptyState, FailedState, ForbiddenState, NoMatchState } from './index.ts';

export default { title: '反馈/State', component: EmptyState, args: { title: '还没有任务', description: '选择一个分析流程，从您的第一份数据开始', action: <Button variant="primary">新建任务</Button> } } satisfies Meta<typeof EmptyState>;

type Story = StoryObj<typeof EmptyState>;

export const Basic: Story = {};
export const Inline: Story = { args: { size: 'inline', description: undefined } };

const clear = fn();
export const NoMatch: Story = {
  render: () => <NoMatchState onClear={clear} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '清除筛选' }));
    await expect(clear).toHaveBeenCalled();
  },
};

const retry = fn();
/** A failure is announced, can be tried again, and names the number that support asks for. */
export const Failed: Story = {
  render: () => <FailedState onRetry={retry} requestId="7f3a-91c2" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('错误编号 7f3a-91c2');
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Forbidden: Story = { render: () => <ForbiddenState action={<Button>返回项目列表</Button>} /> };
