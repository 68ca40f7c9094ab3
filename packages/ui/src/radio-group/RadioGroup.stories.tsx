import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { RadioGroup } from './index.ts';

const options = [
  { value: 'paired', label: '配对比较', help: '同一受试者的前后样本' },
  { value: 'unpaired', label: '独立比较' },
  { value: 'anova', label: '多组比较', help: '至少需要 3 组', disabled: true },
];
const short = options.map(({ value, label }) => ({ value, label }));

export default {
  title: '输入/RadioGroup',
  component: RadioGroup,
  args: { label: '比较方式', options, defaultValue: 'paired', onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>;

type Story = StoryObj<typeof RadioGroup>;

export const Basic: Story = { tags: ['narrow', 'focus', 'hover'] };
export const Horizontal: Story = { args: { orientation: 'horizontal', options: short } };
export const States: Story = {
  render: () => (
    <Stack>
      <RadioGroup error="此项未选择，请选择" label="有误" options={short} orientation="horizontal" required />
      <RadioGroup
        disabled
        help="任务开始后不能修改"
        label="停用"
        options={short}
        orientation="horizontal"
        value="paired"
      />
      <RadioGroup label="工具栏" labelHidden options={short} orientation="horizontal" value="unpaired" />
      <RadioGroup
        label="很长的选项"
        options={[
          { value: 'a', label: '很长的文字会自然折行，圆圈与第一行对齐，'.repeat(5), help: '说明也一样，不截断' },
          { value: 'b', label: 'R1_01_'.repeat(34) },
        ]}
        value="a"
      />
    </Stack>
  ),
};
/** One stop for the whole group; arrows move and choose at once, over what is disabled. */
export const Keyboard: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: '比较方式' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '配对比较' })).toHaveAccessibleDescription('同一受试者的前后样本');
    await userEvent.click(canvas.getByText('独立比较'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('unpaired');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '配对比较' })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('paired');
  },
};
