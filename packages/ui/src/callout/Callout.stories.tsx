import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/index.ts';
import { Callout } from './index.ts';

export default {
  title: '反馈/Callout',
  component: Callout,
  args: { title: '数据将保留 30 天', children: '到期前 3 天会以邮件提醒您' },
} satisfies Meta<typeof Callout>;

type Story = StoryObj<typeof Callout>;

export const Basic: Story = {};
export const Tones: Story = {
  tags: ['contrast', 'weak', 'narrow'],
  render: () => (
    <Stack space="small">
      <Callout title="数据将保留 30 天">到期前 3 天会以邮件提醒您</Callout>
      <Callout tone="success">报告已生成，可在“报告”中查看</Callout>
      <Callout actions={<Button size="small">查看样本</Button>} title="2 个样本的名称不一致" tone="warning">
        请先统一名称，再运行分析
      </Callout>
      <Callout tone="danger">上传失败：文件超过 100 MB，请压缩后重试</Callout>
    </Stack>
  ),
};
const close = fn();
export const Closable: Story = {
  tags: ['focus', 'hover'],
  args: { onClose: close },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '关闭' }));
    await expect(close).toHaveBeenCalled();
  },
};
/** An error is announced at once. */
export const Danger: Story = {
  tags: ['!visual'],
  args: { tone: 'danger', title: undefined, children: '上传失败：文件超过 100 MB，请压缩后重试' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('上传失败');
  },
};

export const LongText: Story = {
  args: {
    tone: 'warning',
    onClose: close,
    title: `“${'2024-03_肝脏代谢组_正离子模式_'.repeat(6)}QC12.mzML”中有 2 个样本的名称与分组方案不一致`,
    children:
      '请在分组方案中改用文件里的名称，或在“数据筛选”里重命名样本；已填写的参数会保留，不需要重新上传文件。'.repeat(2),
  },
};

/** A message in one line needs no title. */
export const OneLine: Story = { args: { title: undefined, children: '共 3 个样本缺少分组' } };
