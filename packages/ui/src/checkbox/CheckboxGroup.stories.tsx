import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { CheckboxGroup } from './index.ts';

const options = [
  { value: 'pca', label: 'PCA' },
  { value: 'volcano', label: '火山图', help: '只用于两组比较' },
  { value: 'heatmap', label: '热图' },
  { value: 'roc', label: 'ROC 曲线', help: '至少需要 10 个样本', disabled: true },
];

export default {
  title: '输入/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: '要绘制的图', options, defaultValue: ['pca'], onValueChange: fn() },
} satisfies Meta<typeof CheckboxGroup>;

type Story = StoryObj<typeof CheckboxGroup>;

export const Basic: Story = {
  tags: ['narrow', 'focus', 'hover'],
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: '要绘制的图' })).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: '热图' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['pca', 'heatmap']);
  },
};
/** The first box stands for all that can be chosen. */
export const SelectAll: Story = {
  tags: ['!visual'],
  args: { selectAll: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('checkbox', { name: '全选' })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['pca', 'volcano', 'heatmap']);
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'PCA' }));
    await expect(canvas.getByRole('checkbox', { name: '全选' })).toBePartiallyChecked();
  },
};
export const States: Story = {
  render: () => (
    <Stack>
      <CheckboxGroup error="选择太少，请至少选择 1 项" label="有误" options={options} required />
      <CheckboxGroup disabled help="任务开始后不能修改" label="停用" options={options} value={['pca']} />
      <CheckboxGroup
        label="横排"
        options={options.map(({ value, label }) => ({ value, label }))}
        orientation="horizontal"
        value={['volcano', 'heatmap']}
      />
    </Stack>
  ),
};
