import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Steps } from './index.ts';

const steps = [
  { id: 'data', label: '选择数据' },
  { id: 'groups', label: '分组' },
  { id: 'options', label: '参数' },
  { id: 'check', label: '确认运行' },
];

export default { title: '导航/Steps', component: Steps, args: { label: '新建任务', steps, current: 'options' } } satisfies Meta<typeof Steps>;

type Story = StoryObj<typeof Steps>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items[2]).toHaveAttribute('aria-current', 'step');
    await expect(items[0]).toHaveTextContent('选择数据已完成');
  },
};
export const Failed: Story = { args: { steps: steps.map((step) => (step.id === 'groups' ? { ...step, failed: true } : step)) } };
