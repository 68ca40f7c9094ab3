import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ProblemList, type InputProblem } from './index.ts';

const problems: InputProblem[] = [
  { id: '1', severity: 'error', what: '样本名“S1”重复', remedy: '请修改其中一个样本名', row: 1, column: 'C', repair: [{ value: 'suffix', label: '自动加后缀' }, { value: 'drop', label: '保留第一列' }] },
  { id: '2', severity: 'warning', what: '缺失值超过 50%', remedy: '请考虑剔除这些特征', cell: 'B7', count: 128, repair: [{ value: 'filter', label: '剔除' }] },
  { id: '3', severity: 'info', what: '文件末尾有空行，已忽略' },
];

export default { title: '业务组件/ProblemList', component: ProblemList, args: { problems, onLocate: fn(), onRepair: fn() } } satisfies Meta<typeof ProblemList>;

type Story = StoryObj<typeof ProblemList>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1 个错误，1 个警告')).toBeVisible();
    await expect(canvas.getByText('单元格 B7 · 共 128 处')).toBeVisible();
  },
};

export const LocateAndRepair: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '定位 第 1 行，列 C' }));
    await expect(args.onLocate).toHaveBeenCalledWith(problems[0]);
    await userEvent.click(canvas.getByRole('button', { name: '修复' }));
    await expect(args.onRepair).toHaveBeenCalledWith(problems[0], 'suffix');
    await userEvent.click(canvas.getByRole('button', { name: '剔除' }));
    await expect(args.onRepair).toHaveBeenCalledWith(problems[1], 'filter');
  },
};

/** A problem of the whole table has no place to jump to. */
export const NoPlace: Story = {
  args: { problems: problems.slice(2) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /定位/ })).not.toBeInTheDocument();
  },
};
