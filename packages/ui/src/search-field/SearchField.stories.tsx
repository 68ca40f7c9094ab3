import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { composePinyin } from '../field/composePinyin.ts';
import { Stack } from '../stack/index.ts';
import { SearchField, type SearchFieldProps } from './index.ts';

function Filtering({ value = '', onValueChange, ...props }: SearchFieldProps) {
  const [text, setText] = useState(value);
  return (
    <SearchField
      {...props}
      onValueChange={(next) => {
        setText(next);
        onValueChange?.(next);
      }}
      value={text}
    />
  );
}

export default {
  title: '输入/SearchField',
  component: SearchField,
  args: { label: '搜索样本', placeholder: '样本名称或编号', value: '', onValueChange: fn() },
  render: (args) => <Filtering {...args} />,
} satisfies Meta<typeof SearchField>;

type Story = StoryObj<typeof SearchField>;

export const Basic: Story = { tags: ['focus', 'hover'] };
export const States: Story = {
  tags: ['narrow'],
  render: (args) => (
    <Stack>
      <SearchField {...args} label="小" size="small" />
      <SearchField {...args} label="大，带标签" labelHidden={false} size="large" />
      <SearchField {...args} help="在“肝脏代谢组”中搜索" label="带说明" value="样本 01" />
      <SearchField {...args} disabled help="还没有样本" label="停用" value="肝脏" />
      <SearchField {...args} label="很长的文字" value={'R1_01_'.repeat(34)} />
    </Stack>
  ),
};
export const Filled: Story = {
  tags: ['!visual'],
  args: { value: '肝脏' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '清空搜索' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(within(canvasElement).getByRole('searchbox', { name: '搜索样本' })).toHaveFocus();
  },
};
/** Spaces around the words are not searched for, but stay while typing. */
export const Trims: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('searchbox');
    await userEvent.type(input, ' QC ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('QC');
    await expect(input).toHaveValue(' QC ');
  },
};
/** A real IME: the letters of a syllable still being composed are not searched for, the words are, once. */
export const WaitsForPinyin: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('searchbox');
    await composePinyin(input, 'gan', '肝', async () => {
      await expect(input).toHaveValue('gan');
      await expect(args.onValueChange).not.toHaveBeenCalled();
    });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('肝');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};
