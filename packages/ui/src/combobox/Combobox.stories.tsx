import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, within } from 'storybook/test';
import { Combobox, type ComboboxProps } from './index.ts';

const projects = [
  { value: 'liver', label: '肝脏代谢组 2024-03', help: 'V2', group: '项目数据' },
  { value: 'plasma', label: '血浆蛋白质组', group: '项目数据' },
  { value: 'soil', label: '土壤宏基因组', disabled: true, help: '尚未交付', group: '项目数据' },
  { value: 'shared', label: '肠道微生物', group: '分享数据' },
];
const thousands = Array.from({ length: 5000 }, (_, index) => ({ value: String(index), label: `样本 ${index + 1}` }));

function Choosing({ value, onValueChange, ...props }: ComboboxProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <Combobox
      {...props}
      onValueChange={(next) => {
        setChosen(next);
        onValueChange(next);
      }}
      value={chosen}
    />
  );
}

export default { title: '输入/Combobox', component: Combobox, args: { label: '项目', options: projects, value: 'liver', onValueChange: fn() }, render: (args) => <Choosing {...args} /> } satisfies Meta<typeof Combobox>;

type Story = StoryObj<typeof Combobox>;

export const Basic: Story = {};
export const Failed: Story = { args: { value: '', error: '请选择项目', required: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: '项目' }));
    await expect(await screen.findByRole('option', { name: /肝脏代谢组/ })).toHaveAttribute('aria-selected', 'true');
  },
};
/** Pinyin initials find Chinese names; Enter chooses, the focus never leaves the input. */
export const FindsByPinyin: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.clear(input);
    await userEvent.type(input, 'xjdbz');
    await expect(await screen.findByRole('option', { name: '血浆蛋白质组' })).toBeVisible();
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('plasma');
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('血浆蛋白质组');
  },
};
/** Enter that confirms a pinyin candidate chooses nothing. */
export const KeepsEnterForPinyin: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.click(input);
    await fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(input).toHaveAttribute('aria-expanded', 'true');
  },
};
/** Escape gives the chosen name back; what is disabled is passed over. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.type(input, 'x');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('肝脏代谢组 2024-03');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('shared');
  },
};
/** Five thousand options draw only the rows that are seen, and the last is one key away. */
export const Thousands: Story = {
  args: { label: '样本', options: thousands, value: '' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.click(input);
    await screen.findByRole('option', { name: '样本 1' });
    await expect(screen.getAllByRole('option').length).toBeLessThan(40);
    await userEvent.keyboard('{ArrowUp}');
    await expect(await screen.findByRole('option', { name: '样本 5000' })).toHaveAttribute('aria-posinset', '5000');
  },
};
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.clear(input);
    await userEvent.type(input, '没有这个');
    await expect((await screen.findAllByText('没有匹配的选项'))[0]).toBeVisible();
  },
};
