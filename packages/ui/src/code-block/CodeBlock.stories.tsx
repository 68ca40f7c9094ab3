import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CodeBlock } from './index.ts';

export default { title: '数据展示/CodeBlock', component: CodeBlock, args: { label: '分析参数', code: '{\n  "method": "pqn",\n  "vip": 1,\n  "p": 0.05\n}' } } satisfies Meta<typeof CodeBlock>;

type Story = StoryObj<typeof CodeBlock>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: '分析参数' })).toHaveTextContent('"method": "pqn"');
  },
};
export const LongLines: Story = { args: { code: 'ACGT'.repeat(200), label: '序列' } };
