import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Descriptions } from '../descriptions/index.ts';
import { Result } from './index.ts';

export default {
  title: '反馈/Result',
  component: Result,
  args: {
    tone: 'success',
    title: '任务已提交',
    description: '预计 8 分钟完成，完成后会通知您',
    actions: (
      <>
        <Button variant="primary">查看任务</Button>
        <Button>再建一个</Button>
      </>
    ),
  },
} satisfies Meta<typeof Result>;

type Story = StoryObj<typeof Result>;

export const Basic: Story = {
  tags: ['narrow'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: '任务已提交' })).toBeVisible();
  },
};
/** A failure says why and what to do, and has its number at hand. */
export const Danger: Story = {
  tags: ['!visual'],
  args: {
    tone: 'danger',
    title: '提交失败',
    description: '第 12 行的样本名称重复，请修改后重新提交；您的设置已保留',
    requestId: '7f3a-91c2',
    actions: (
      <>
        <Button variant="primary">重新编辑</Button>
        <Button>联系客服</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/错误编号 7f3a-91c2/)).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: '复制错误编号' })).toBeVisible();
  },
};
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: '部分样本未导入',
    description: '12 个样本中有 2 个名称重复，其余已导入',
    actions: <Button variant="primary">处理重复名称</Button>,
  },
};
export const Info: Story = {
  args: {
    tone: 'info',
    title: '申请已提交',
    description: '我们会在 1 个工作日内联系您',
    actions: <Button>返回首页</Button>,
  },
};
export const WithFacts: Story = {
  args: {
    children: (
      <Descriptions
        items={[
          { label: '任务', value: '肝脏代谢组 2024-03' },
          { label: '样本', value: '12 个' },
        ]}
      />
    ),
  },
};
export const InAPage: Story = { args: { level: 2, actions: undefined } };
export const LongText: Story = {
  args: {
    tone: 'danger',
    title: '慢性肝病患者血浆与肝组织非靶向代谢组学联合队列研究（2019～2026 年随访）提交失败',
    description: `文件 ${'ACGT'.repeat(50)}.csv 无法读取，请检查后重新上传`,
    requestId: '7f3a91c2-55d0-4a6b-9d7e-0c1f2a3b4c5d',
  },
};
