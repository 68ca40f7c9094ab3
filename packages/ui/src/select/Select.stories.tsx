import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Select } from './index.ts';

const options = [
  { value: 'pqn', label: 'PQN 归一化', group: '按样本' },
  { value: 'sum', label: '总和归一化', group: '按样本' },
  { value: 'is', label: '内标归一化', help: '需要上传内标表', disabled: true, group: '按内标' },
];

export default { title: '表单/Select', component: Select, args: { label: '归一化方法', options, defaultValue: 'pqn', onValueChange: fn() } } satisfies Meta<typeof Select>;

type Story = StoryObj<typeof Select>;

export const Basic: Story = {};
export const States: Story = {
  render: () => (
    <Stack>
      <Select help="决定样本之间如何比较" label="未选择" options={options} required />
      <Select error="请选择归一化方法" label="有误" options={options} />
      <Select defaultValue="pqn" disabled label="停用" options={options} />
      <Select defaultValue="sum" label="工具栏" labelHidden options={options} size="small" />
    </Stack>
  ),
};
/** Works by keyboard alone and passes over what cannot be chosen. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole('combobox', { name: '归一化方法' });
    control.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'PQN 归一化' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('sum');
    await expect(control).toHaveTextContent('总和归一化');
  },
};
/** What lies behind an open list is hidden from screen readers, and the focus cannot go there; axe only sees the first half. */
export const Open: Story = {
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('combobox').focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: /内标归一化/ })).toHaveAttribute('aria-disabled', 'true');
  },
};
