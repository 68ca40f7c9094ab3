import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { SearchField, type SearchFieldProps } from './index.ts';

function Filtering({ value, onChange, ...props }: SearchFieldProps) {
  const [text, setText] = useState(value);
  return (
    <SearchField
      {...props}
      onChange={(next) => {
        setText(next);
        onChange(next);
      }}
      value={text}
    />
  );
}

export default { title: '输入/SearchField', component: SearchField, args: { label: '搜索样本', placeholder: '样本名称或编号', value: '', onChange: fn() }, render: (args) => <Filtering {...args} /> } satisfies Meta<typeof SearchField>;

type Story = StoryObj<typeof SearchField>;

export const Basic: Story = {};
export const Filled: Story = {
  args: { value: '肝脏' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '清空搜索' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(within(canvasElement).getByRole('searchbox', { name: '搜索样本' })).toHaveFocus();
  },
};
/** Spaces around the words are not searched for, but stay while typing. */
export const Trims: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('searchbox');
    await userEvent.type(input, ' QC ');
    await expect(args.onChange).toHaveBeenLastCalledWith('QC');
    await expect(input).toHaveValue(' QC ');
  },
};
/** The letters of a syllable still being composed are not searched for. */
export const WaitsForPinyin: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('searchbox');
    await fireEvent.compositionStart(input);
    await fireEvent.input(input, { target: { value: 'gan' }, isComposing: true });
    await expect(args.onChange).not.toHaveBeenCalled();
    await fireEvent.input(input, { target: { value: '肝' }, isComposing: true });
    await fireEvent.compositionEnd(input);
    await expect(args.onChange).toHaveBeenLastCalledWith('肝');
  },
};
export const Disabled: Story = { args: { disabled: true, value: '肝脏' } };
