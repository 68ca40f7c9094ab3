import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NumberField, type NumberFieldProps } from './index.ts';

function Editing({ value, onChange, ...props }: NumberFieldProps) {
  const [number, setNumber] = useState(value);
  return (
    <NumberField
      {...props}
      onChange={(next) => {
        setNumber(next);
        onChange(next);
      }}
      value={number}
    />
  );
}

export default { title: '输入/NumberField', component: NumberField, args: { label: 'p 值阈值', value: 0.05, min: 0, max: 1, step: 0.01, onChange: fn() }, render: (args) => <Editing {...args} /> } satisfies Meta<typeof NumberField>;

type Story = StoryObj<typeof NumberField>;

export const Basic: Story = {};
export const WithUnit: Story = { args: { label: '保留时间', suffix: 'min', value: 12.5, max: 60, step: 0.5, help: '0～60' } };
export const Disabled: Story = { args: { disabled: true } };
export const Failed: Story = { args: { error: '请输入 0～1 之间的数', value: null } };
export const Steps: Story = {
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('spinbutton', { name: 'p 值阈值' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0.06);
  },
};
/** A number beyond the limit comes back to it when the field is left, and words never go out. */
export const Limits: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('spinbutton');
    await userEvent.clear(input);
    await userEvent.type(input, '７');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await expect(input).toHaveValue('1');
    await userEvent.type(input, 'abc');
    await userEvent.tab();
    await expect(input).toHaveValue('1');
  },
};
/** Where the page tells what is wrong, a number beyond the limits stays and goes out; the steps lead back, never further away. */
export const KeepsOutside: Story = {
  args: { keepsOutside: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('spinbutton');
    await userEvent.clear(input);
    await userEvent.type(input, '7{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(7);
    await expect(canvas.getByRole('button', { name: '增加' })).toBeDisabled();
    await userEvent.tab();
    await expect(input).toHaveValue('7');
    await userEvent.type(input, '{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await userEvent.type(input, '{ArrowUp}');
    await expect(input).toHaveValue('1');
  },
};
