import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Grid } from '../grid/index.ts';
import { EmptyState, FailedState, ForbiddenState, NoMatchState } from './index.ts';

export default {
  title: '反馈/State',
  component: EmptyState,
  subcomponents: { NoMatchState, FailedState, ForbiddenState },
  args: {
    title: '还没有任务',
    description: '选择一个分析流程，从您的第一份数据开始',
    action: <Button variant="primary">新建任务</Button>,
  },
} satisfies Meta<typeof EmptyState>;

type Story = StoryObj<typeof EmptyState>;

export const Basic: Story = { tags: ['contrast', 'weak', 'narrow'] };
export const Inline: Story = { args: { variant: 'inline', description: undefined } };

const clear = fn();
export const NoMatch: Story = {
  tags: ['!visual'],
  render: () => <NoMatchState onClear={clear} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '清除筛选' }));
    await expect(clear).toHaveBeenCalled();
  },
};

const retry = fn();
/** A failure is announced, can be tried again, and names the number that support asks for. */
export const Failed: Story = {
  tags: ['!visual'],
  render: () => <FailedState onRetry={retry} requestId="7f3a-91c2" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('错误编号 7f3a-91c2');
    await expect(within(canvasElement).getByRole('button', { name: '复制错误编号' })).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Forbidden: Story = {
  render: () => <ForbiddenState action={<Button>返回项目列表</Button>} />,
};

/** One frame for all four, in a card or a table. */
export const AllInline: Story = {
  render: () => (
    <Grid minItemWidth={280}>
      <Card padding="none" title="从未使用">
        <EmptyState action={<Button>上传文件</Button>} variant="inline" title="还没有文件" />
      </Card>
      <Card padding="none" title="没有匹配">
        <NoMatchState description="在 1,204 个文件中搜索“转录组”" onClear={clear} variant="inline" />
      </Card>
      <Card padding="none" title="加载失败">
        <FailedState onRetry={retry} requestId="7f3a-91c2" variant="inline" />
      </Card>
      <Card padding="none" title="没有权限">
        <ForbiddenState variant="inline" />
      </Card>
    </Grid>
  ),
};
export const LongText: Story = {
  render: () => (
    <FailedState
      message={`文件 ${'ACGT'.repeat(50)}.csv 无法读取，请检查文件是否完整后重新上传；如果问题仍然存在，请把错误编号告诉客服`}
      onRetry={retry}
      requestId="7f3a91c2-55d0-4a6b-9d7e-0c1f2a3b4c5d"
    />
  ),
};
