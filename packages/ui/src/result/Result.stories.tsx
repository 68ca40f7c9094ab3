import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Result } from './index.ts';

export default { title: '反馈/Result', component: Result, args: { tone: 'success', title: '激活成功', description: '您现在可以登录并上传数据', actions: <Button variant="primary">前往登录</Button> } } satisfies Meta<typeof Result>;

type Story = StoryObj<typeof Result>;

export const Basic: Story = {};
export const Danger: Story = { args: { tone: 'danger', title: '链接已失效', description: '激活邮件在 24 小时内有效，请重新获取', actions: <Button>重新发送</Button> } };
export const Warning: Story = { args: { tone: 'warning', title: '部分样本未导入', description: '12 个样本中有 2 个名称重复' } };
export const Info: Story = { args: { tone: 'info', title: '申请已提交', description: '我们会在 1 个工作日内联系您' } };
