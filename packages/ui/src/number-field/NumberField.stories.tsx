import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Stack } from '../stack/index.ts';
import { NumberField, type NumberFieldProps } from './index.ts';

function Editing({ value = null, onValueChange, ...props }: NumberFieldProps) {
  const [number, setNumber] = useState(value);
  return (
    <NumberField
      {...props}
      onValueChange={(next) => {
        setNumber(next);
        onValueChange?.(next);
      }}
      value={number}
    />
  );
}

export default {
  title: '输入/NumberField',
  component: NumberField,
  args: { label: 'p 值阈值', value: 0.05, min: 0, max: 1, step: 0.01, onValueChange: fn() },
  render: (args) => <Editing {...args} />,
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof NumberField>;

type Story = StoryObj<typeof NumberField>;

export const Basic: Story = { tags: ['focus', 'hover'] };
export const States: Story = {
  tags: ['narrow'],
  render: ({ onValueChange }) => (
    <Stack>
      <NumberField
        help="0～60"
        label="带单位"
        max={60}
        onValueChange={onValueChange}
        required
        step={0.5}
        suffix="min"
        value={12.5}
      />
      <NumberField error="此项未填写，请填写" label="有误" onValueChange={onValueChange} value={null} />
      <NumberField disabled help="选择“自动”时由程序决定" label="停用" onValueChange={onValueChange} value={0.05} />
      <NumberField label="只读" onValueChange={onValueChange} readOnly value={1200} />
      <NumberField label="没有数值" onValueChange={onValueChange} placeholder="例如 0.05" value={null} />
      <NumberField label="很小的数" onValueChange={onValueChange} value={1.2e-7} />
      <NumberField label="到达上限" max={10} onValueChange={onValueChange} suffix="次重复测量" value={10} />
    </Stack>
  ),
};
/** One step, ten steps; the wheel over the field changes nothing. */
export const Keyboard: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('spinbutton', { name: 'p 值阈值' });
    input.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0.06);
    await userEvent.keyboard('{PageUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0.16);
    await fireEvent.wheel(input, { deltaY: 100 });
    await expect(input).toHaveValue('0.16');
  },
};
/** What may be read but not changed has no steps, by key or by button. */
export const ReadOnly: Story = {
  tags: ['!visual'],
  args: { readOnly: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('spinbutton'), '{ArrowUp}7');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument();
  },
};
/** A number beyond the limit comes back to it when the field is left, and words never go out. */
export const Limits: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('spinbutton');
    await userEvent.clear(input);
    await userEvent.type(input, '７');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
    await expect(input).toHaveValue('1');
    await userEvent.type(input, 'abc');
    await userEvent.tab();
    await expect(input).toHaveValue('1');
  },
};
/** Numbers as they are copied from papers and tables. */
export const Pastes: Story = {
  tags: ['!visual'],
  args: { label: '样本数', min: undefined, max: undefined, step: 1, value: null },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('spinbutton');
    for (const [pasted, number] of [
      ['1,234', 1234],
      ['1.2e-5', 1.2e-5],
      ['－３．５', -3.5],
      [' 42 ', 42],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(pasted);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(number);
    }
    await userEvent.tab();
    await expect(input).toHaveValue('42');
  },
};
/**
 * Where the page tells what is wrong, a number beyond the limits stays and goes out; the steps lead back, never further
 * away.
 */
export const KeepsOutside: Story = {
  tags: ['!visual'],
  args: { keepsOutside: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('spinbutton');
    await userEvent.clear(input);
    await userEvent.type(input, '7{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(7);
    await expect(canvas.getByRole('button', { name: '增加' })).toBeDisabled();
    await userEvent.tab();
    await expect(input).toHaveValue('7');
    await userEvent.type(input, '{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
    await userEvent.type(input, '{ArrowUp}');
    await expect(input).toHaveValue('1');
  },
};
