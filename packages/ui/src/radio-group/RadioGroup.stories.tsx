import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RadioGroup } from './index.ts';

const options = [
  { value: 'paired', label: '配对比较', help: '同一受试者的前后样本' },
  { value: 'unpaired', label: '独立比较' },
  { value: 'anova', label: '多组比较', help: '至少需要 3 组', disabled: true },
];

export default { title: '输入/RadioGroup', component: RadioGroup, args: { label: '比较方式', options, defaultValue: 'paired', onValueChange: fn() } } satisfies Meta<typeof RadioGroup>;

type Story = StoryObj<typeof RadioGroup>;

export const Basic: Story = {};
export const Horizontal: Story = { args: { orientation: 'horizontal', options: options.map(({ value, label }) => ({ value, label })) } };
export const Failed: Story = { args: { defaultValue: '', error: '请选择比较方式', required: true } };
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: '比较方式' })).toBeVisible();
    await userEvent.click(canvas.getByText('独立比较'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('unpaired');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '配对比较' })).toHaveFocus();
  },
};
