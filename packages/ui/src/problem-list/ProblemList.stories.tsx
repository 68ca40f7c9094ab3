import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { ProblemList, type InputProblem } from './index.ts';

const problems: InputProblem[] = [
  {
    id: '1',
    severity: 'error',
    what: '样本名“S1”重复',
    remedy: '请修改其中一个样本名',
    row: 1,
    column: 'C',
    repair: [
      { value: 'suffix', label: '自动加后缀' },
      { value: 'drop', label: '保留第一列' },
    ],
  },
  {
    id: '2',
    severity: 'warning',
    what: '缺失值超过 50%',
    remedy: '请考虑剔除这些特征',
    cell: 'B7',
    count: 128,
    repair: [{ value: 'filter', label: '剔除' }],
  },
  { id: '3', severity: 'info', what: '文件末尾有空行，已忽略' },
];

export default {
  title: '业务组件/ProblemList',
  component: ProblemList,
  args: { problems, onLocate: fn(), onRepair: fn() },
} satisfies Meta<typeof ProblemList>;

type Story = StoryObj<typeof ProblemList>;

export const Basic: Story = {
  tags: ['narrow', 'focus', 'hover'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1 个错误，1 个警告')).toBeVisible();
    await expect(canvas.getByText('单元格 B7 · 共 128 处')).toBeVisible();
  },
};

export const LocateAndRepair: Story = {
  tags: ['!visual'],
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

/** A problem that takes the place of a mended one has its own ways to be mended, or none. */
export const AfterRepair: Story = {
  tags: ['!visual'],
  render: function Mended(args) {
    const [left, setLeft] = useState(problems.slice(0, 1));
    return (
      <ProblemList
        {...args}
        onRepair={() => setLeft([{ id: '1', severity: 'info', what: '已补上' }])}
        problems={left}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '修复' }));
    await expect(await canvas.findByText('已补上')).toBeVisible();
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual(['复制全部']);
  },
};

/** A problem of the whole table has no place to jump to. */
export const NoPlace: Story = {
  tags: ['!visual'],
  args: { problems: problems.slice(2) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /定位/ })).not.toBeInTheDocument();
  },
};

/** Nothing that stops or endangers the run: only said. */
export const OnlyInfo: Story = {
  tags: ['!visual'],
  args: { problems: problems.slice(2) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1 个提示')).toBeVisible();
  },
};

/** Without anything wrong nothing is drawn. */
export const NoProblems: Story = {
  tags: ['!visual'],
  args: { problems: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).not.toBeInTheDocument();
  },
};

/** Words wrap, also those without a space. */
export const LongText: Story = {
  args: {
    problems: [
      {
        id: '1',
        severity: 'error',
        what: `样本名“${'Liver_QC_'.repeat(22)}”超过 64 个字符`,
        remedy:
          '请在原文件中改短这一列的列名后重新上传，或在这里选择一种方式自动修改；自动修改不会改变您的原文件，只影响本次分析使用的数据',
        row: 1,
        column: 'Liver_QC_'.repeat(6),
        count: 1280,
        repair: [
          { value: 'cut', label: '保留前 64 个字符，重复时加序号' },
          { value: 'number', label: '改为 S1、S2、S3' },
        ],
      },
    ],
  },
};

/** Fifty problems in the order in which they should be mended. */
export const Many: Story = {
  tags: ['!visual'],
  args: {
    problems: Array.from({ length: 50 }, (_, index) => ({
      ...problems[index < 5 ? 0 : 1]!,
      id: String(index),
      cell: `B${index + 7}`,
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('5 个错误，45 个警告')).toBeVisible();
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(50);
  },
};

/** All of them as lines for a mail or a spreadsheet; a browser that refuses is told of. */
export const Copies: Story = {
  tags: ['!visual'],
  args: { problems: problems.slice(0, 2) },
  play: async ({ canvasElement }) => {
    // Comes first, since it replaces the clipboard of the browser.
    const user = userEvent.setup();
    const write = spyOn(navigator.clipboard, 'writeText')
      .mockResolvedValueOnce()
      .mockRejectedValueOnce(new DOMException('refused', 'NotAllowedError'));
    const copy = within(canvasElement).getByRole('button', { name: '复制全部' });
    await user.click(copy);
    await expect(write).toHaveBeenCalledWith(
      '错误\t第 1 行，列 C\t样本名“S1”重复\t请修改其中一个样本名\n警告\t单元格 B7 · 共 128 处\t缺失值超过 50%\t请考虑剔除这些特征',
    );
    await expect(await within(canvasElement).findByText('已复制')).toBeVisible();
    await user.click(copy);
    await expect(await within(canvasElement).findByText('复制失败，请手动选择文字复制')).toBeVisible();
  },
};
