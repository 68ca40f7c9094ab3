import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Button } from '../button/index.ts';
import { Dialog, DialogContent, DialogTrigger } from '../dialog/index.ts';
import { Stack } from '../stack/index.ts';
import { Select } from './index.ts';

const options = [
  { value: 'pqn', label: 'PQN 归一化', group: '按样本' },
  { value: 'sum', label: '总和归一化', group: '按样本' },
  { value: 'median', label: '中位数归一化', group: '按样本' },
  { value: 'is', label: '内标归一化', help: '需要上传内标表', disabled: true, group: '按内标' },
];
const long = [
  { value: 'a', label: '概率商归一化，先以总和归一化，再除以各样本与参照谱之比的中位数，适合稀释程度不同的尿液样本' },
  {
    value: 'b',
    label: 'R1_01_'.repeat(34),
    help: '很长的说明也会折行：这一项来自用户上传的文件名，没有可以断开的地方',
  },
];

export default {
  title: '输入/Select',
  component: Select,
  args: { label: '归一化方法', options, defaultValue: 'pqn', onValueChange: fn() },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Select>;

type Story = StoryObj<typeof Select>;

export const Basic: Story = { tags: ['focus', 'hover'] };
export const States: Story = {
  render: () => (
    <Stack>
      <Select help="决定样本之间如何比较" label="未选择" options={options} required />
      <Select error="此项未选择，请选择" label="有误" options={options} />
      <Select defaultValue="pqn" disabled help="任务开始后不能修改" label="停用" options={options} />
      <Select defaultValue="sum" label="工具栏" labelHidden options={options} size="small" />
      <Select defaultValue="a" label="很长的选项" options={long} size="large" />
    </Stack>
  ),
};
export const Open: Story = {
  tags: ['narrow'],
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('combobox').focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: /内标归一化/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('group', { name: '按样本' })).toBeVisible();
    await expect(screen.getByRole('option', { name: 'PQN 归一化' })).toHaveAttribute('aria-selected', 'true');
  },
};
export const OpenLong: Story = {
  args: { options: long, defaultValue: 'a' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
  },
};
export const Empty: Story = {
  args: { options: [], defaultValue: '', placeholder: '还没有方法', help: '请先上传数据', disabled: true },
};

/** Works by keyboard alone and passes over what cannot be chosen; the focus never leaves the control. */
export const Keyboard: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole('combobox', { name: '归一化方法' });
    control.focus();
    await userEvent.keyboard('{ArrowDown}');
    const pqn = await screen.findByRole('option', { name: 'PQN 归一化' });
    await expect(control).toHaveAttribute('aria-activedescendant', pqn.id);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('sum');
    await expect(control).toHaveTextContent('总和归一化');
    await userEvent.keyboard(' {End}');
    await expect(control).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: '中位数归一化' }).id,
    );
    await userEvent.keyboard('{Home}{Escape}');
    await expect(control).toHaveAttribute('aria-expanded', 'false');
    await expect(control).toHaveTextContent('总和归一化');
    await expect(control).toHaveFocus();
  },
};
/** Nobody types Chinese into a button: letters find the options by their pinyin initials. */
export const TypesAhead: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('combobox').focus();
    await userEvent.keyboard('zw{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('median');
  },
};
/** A press elsewhere closes the list and changes nothing. */
export const ClosesOutside: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole('combobox');
    await userEvent.click(control);
    await screen.findByRole('listbox', { name: '归一化方法' });
    await userEvent.click(document.body);
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

function Controlled() {
  const [value, setValue] = useState('sum');
  return (
    <Stack>
      <Select label="归一化方法" onValueChange={setValue} options={options} value={value} />
      <Button onClick={() => setValue('')}>清除</Button>
    </Stack>
  );
}
/** `''` is nothing chosen; the value also goes out with a native form. */
export const ControlledByTheCaller: Story = {
  tags: ['!visual'],
  render: () => <Controlled />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('combobox')).toHaveTextContent('总和归一化');
    await userEvent.click(canvas.getByRole('button', { name: '清除' }));
    await expect(canvas.getByRole('combobox')).toHaveTextContent('请选择');
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: '中位数归一化' }));
    await expect(canvas.getByRole('combobox')).toHaveTextContent('中位数归一化');
  },
};
/** In a dialog, Escape closes the list first and the dialog only after that. */
export const InDialog: Story = {
  tags: ['!visual'],
  render: (args) => (
    <Dialog>
      <DialogTrigger>
        <Button>归一化</Button>
      </DialogTrigger>
      <DialogContent title="归一化">
        <Select {...args} />
      </DialogContent>
    </Dialog>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '归一化' }));
    const dialog = await screen.findByRole('dialog', { name: '归一化' });
    await userEvent.click(within(dialog).getByRole('combobox'));
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(dialog).toBeVisible();
    await userEvent.click(within(dialog).getByRole('combobox'));
    await expect(await screen.findByRole('option', { name: '中位数归一化' })).toBeVisible();
  },
};
