import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Progress } from './index.ts';

export default { title: '反馈/Progress', component: Progress, args: { label: '上传 肝脏代谢组.csv', value: 64.9 } } satisfies Meta<typeof Progress>;

type Story = StoryObj<typeof Progress>;

/** A whole per cent is shown and read, never rounded up to done. */
export const Basic: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: '上传 肝脏代谢组.csv' })).toHaveAttribute('aria-valuetext', '64%');
  },
};
export const States: Story = {
  render: () => (
    <Stack>
      <Progress detail="12 MB/s · 剩余 3 分钟" label="上传中" value={36} />
      <Progress detail="服务器处理中" label="即将完成" value={99} />
      <Progress label="已完成" tone="success" value={100} />
      <Progress detail="已停止" label="失败" tone="danger" value={52} />
      <Progress detail="正在排队" label="未知进度" value={undefined} />
    </Stack>
  ),
};
