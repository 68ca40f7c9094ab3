import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { CodeBlock } from './index.ts';

export default {
  title: '数据展示/CodeBlock',
  component: CodeBlock,
  args: { label: '分析参数', language: 'JSON', code: '{\n  "method": "pqn",\n  "vip": 1,\n  "p": 0.05\n}' },
} satisfies Meta<typeof CodeBlock>;

type Story = StoryObj<typeof CodeBlock>;

export const Basic: Story = {
  tags: ['narrow', 'focus', 'hover'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: '分析参数' })).toHaveTextContent('"method": "pqn"');
  },
};
export const WithoutLabel: Story = {
  args: { label: undefined, language: undefined, code: 'npm run --silent cli -- normalize --method pqn peaks.csv' },
};

const write = fn(async () => {});
/**
 * Long lines scroll, or break when the reader asks for it; what is copied stays as it was. Without a picture: 已复制 goes
 * away after two seconds.
 */
export const LongLines: Story = {
  tags: ['!visual'],
  args: { code: `>sample-01\n${'ACGT'.repeat(200)}`, label: '序列', language: 'FASTA' },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: '序列' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: '自动换行' }));
    await expect(canvas.getByRole('button', { name: '自动换行' })).toHaveAttribute('aria-pressed', 'true');
    await expect(region.scrollWidth).toBe(region.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: '复制代码' }));
    await expect(write).toHaveBeenLastCalledWith(args.code);
    await userEvent.click(canvas.getByRole('button', { name: '自动换行' }));
  },
};
export const Wrapped: Story = { args: { ...LongLines.args, defaultWrap: true } };
export const ManyLines: Story = {
  tags: ['!visual'],
  args: {
    label: '运行日志',
    language: undefined,
    code: Array.from(
      { length: 120 },
      (_line, index) => `2026-11-21 14:08:${String(index % 60).padStart(2, '0')}  第 ${index + 1} 步完成`,
    ).join('\n'),
  },
};
