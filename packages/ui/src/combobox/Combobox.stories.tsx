import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Button } from '../button/index.ts';
import { Dialog, DialogContent, DialogTrigger } from '../dialog/index.ts';
import { composePinyin } from '../field/composePinyin.ts';
import { spoken } from '../screen-reader/spoken.ts';
import { Stack } from '../stack/index.ts';
import { Combobox, type ComboboxProps } from './index.ts';

const projects = [
  { value: 'liver', label: '肝脏代谢组 2024-03', help: 'V2', group: '项目数据' },
  { value: 'plasma', label: '血浆蛋白质组', help: 'V1', group: '项目数据' },
  { value: 'soil', label: '土壤宏基因组', disabled: true, help: '尚未交付', group: '项目数据' },
  { value: 'shared', label: '肠道微生物', help: '来自 王老师', group: '分享数据' },
];
const samples = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: String(index), label: `样本 ${index + 1}` }));
const thousands = samples(10_000);
const long = [
  { value: 'a', label: '肝脏代谢组_2024-03_正离子模式_定量表_第二批_重新采集_样本 R1_01.xlsx', help: 'V2' },
  { value: 'b', label: '肝脏代谢组_2024-03_正离子模式_定量表_第二批_重新采集_样本 R1_02.xlsx', help: 'V2' },
  { value: 'c', label: `${'R1_01_'.repeat(33)}.csv` },
];

function Choosing({ value, onValueChange, ...props }: ComboboxProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <Combobox
      {...props}
      onValueChange={(next) => {
        setChosen(next);
        onValueChange?.(next);
      }}
      value={chosen}
    />
  );
}

export default {
  title: '输入/Combobox',
  component: Combobox,
  args: { label: '项目', options: projects, value: 'liver', onValueChange: fn() },
  render: (args) => <Choosing {...args} />,
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Combobox>;

type Story = StoryObj<typeof Combobox>;

export const Basic: Story = { tags: ['focus', 'hover'] };
export const States: Story = {
  render: (args) => (
    <Stack>
      <Combobox {...args} help="决定分析用哪一份数据" label="未选择" required value="" />
      <Combobox {...args} error="此项未选择，请选择" label="有误" value="" />
      <Combobox {...args} disabled help="任务开始后不能修改" label="停用" />
      <Combobox {...args} label="很长的名称" options={long} value="a" />
    </Stack>
  ),
};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: '项目' }));
    await expect(await screen.findByRole('option', { name: /肝脏代谢组/ })).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('group', { name: '分享数据' })).toBeVisible();
  },
};
/** A long name keeps its end, where the sample number stands. */
export const OpenLong: Story = {
  tags: ['narrow'],
  args: { options: long, value: '' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await expect(await screen.findAllByRole('option')).toHaveLength(3);
  },
};
export const Loading: Story = {
  tags: ['!visual'],
  args: { options: [], value: '', loading: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('加载中');
  },
};
/** The options could not be loaded: the list says so and has the way on; the focus stays in the input. */
export const LoadFails: Story = {
  tags: ['!visual'],
  args: { options: [], value: '', onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('status')).toHaveTextContent('选项未能加载，请重试');
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};
export const NoMatch: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.clear(input);
    await userEvent.type(input, '没有这个');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      '没有与“没有这个”匹配的选项，请换一个词，或输入拼音',
    );
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  },
};
export const Empty: Story = {
  tags: ['!visual'],
  args: { options: [], value: '' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('没有可选的项');
  },
};
/** Pinyin initials find Chinese names; Enter chooses, the focus never leaves the input. */
export const FindsByInitials: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.clear(input);
    await userEvent.type(input, 'xjdbz');
    await expect(await screen.findByRole('option', { name: /血浆蛋白质组/ })).toBeVisible();
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('plasma');
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('血浆蛋白质组');
  },
};
/** Whole syllables do, too, also half typed; their table comes with the first two letters. */
export const FindsByPinyin: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.clear(input);
    await userEvent.type(input, 'changdao');
    await waitFor(async () => expect(screen.getAllByRole('option')).toHaveLength(1));
    await expect(screen.getByRole('option', { name: /肠道微生物/ })).toBeVisible();
  },
};
/**
 * A real IME: letters that are composed search as pinyin, the words that replace them as words; Enter in between
 * chooses nothing.
 */
export const ComposesPinyin: Story = {
  tags: ['!visual'],
  args: { value: '' },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('combobox');
    await composePinyin(input, 'xuejiang', '血浆', async () => {
      await fireEvent.keyDown(input, { key: 'Enter', isComposing: true, keyCode: 229 });
      await expect(args.onValueChange).not.toHaveBeenCalled();
      await expect(input).toHaveValue('xuejiang');
    });
    await expect(input).toHaveValue('血浆');
    await expect(await screen.findByRole('option', { name: /血浆蛋白质组/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('plasma');
  },
};
/** Escape gives the chosen name back; Home goes in the text, not in the list; what is disabled is passed over. */
export const Keyboard: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('combobox');
    await userEvent.type(input, 'x');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('肝脏代谢组 2024-03');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    const pointed = input.getAttribute('aria-activedescendant');
    await userEvent.keyboard('{Home}');
    await expect(input.selectionStart).toBe(0);
    await expect(input).toHaveAttribute('aria-activedescendant', pointed!);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('shared');
  },
};
export const Clears: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '清除选择' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: '清除选择' })).not.toBeInTheDocument();
  },
};
/** Ten thousand options draw only the rows that are seen, and the last is one key away. */
export const Thousands: Story = {
  tags: ['!visual'],
  args: { label: '样本', options: thousands, value: '' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.click(input);
    await expect(await screen.findByRole('option', { name: '样本 1' })).toHaveAttribute('aria-setsize', '10000');
    await expect(screen.getAllByRole('option').length).toBeLessThan(40);
    await userEvent.keyboard('{ArrowUp}');
    const last = await screen.findByRole('option', { name: '样本 10000' });
    await expect(last).toHaveAttribute('aria-posinset', '10000');
    await expect(input).toHaveAttribute('aria-activedescendant', last.id);
    await userEvent.keyboard('{PageUp}');
    const before = await screen.findByRole('option', { name: '样本 9990' });
    await waitFor(() =>
      expect(before.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        screen.getByRole('listbox').getBoundingClientRect().top,
      ),
    );
  },
};

const asked = fn();
function Asking() {
  const [found, setFound] = useState<typeof projects>([]);
  const [value, setValue] = useState('');
  return (
    <Combobox
      label="项目"
      onSearch={(query) => {
        asked(query);
        setFound(query ? [{ value: query, label: `服务器找到的 ${query}`, help: 'V1', group: '项目数据' }] : []);
      }}
      onValueChange={setValue}
      options={found}
      value={value}
    />
  );
}
/** With `onSearch` the caller filters; what it gives is shown as it is. */
export const FiltersAtTheServer: Story = {
  tags: ['!visual'],
  render: () => <Asking />,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'qc');
    await expect(asked).toHaveBeenLastCalledWith('qc');
    await expect(await screen.findByRole('option', { name: /服务器找到的 qc/ })).toBeVisible();
  },
};
/** In a dialog, Escape closes the list first; nothing clips it. */
export const InDialog: Story = {
  tags: ['!visual'],
  render: (args) => (
    <Dialog>
      <DialogTrigger>
        <Button>选择项目</Button>
      </DialogTrigger>
      <DialogContent title="选择项目">
        <Choosing {...args} />
      </DialogContent>
    </Dialog>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '选择项目' }));
    const dialog = await screen.findByRole('dialog');
    const input = within(dialog).getByRole('combobox');
    await userEvent.click(input);
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(dialog).toBeVisible();
    await userEvent.click(input);
    await userEvent.click(await screen.findByRole('option', { name: /血浆/ }));
    await expect(input).toHaveValue('血浆蛋白质组');
    await userEvent.click(input);
    await expect(await screen.findByRole('option', { name: /血浆/ })).toBeVisible();
  },
};
/** Read in a row: the groups, and each option with its state and its place. */
export const ReadsAloud: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: '项目' }));
    const said = (await spoken(await screen.findByRole('listbox', { name: '项目' }))).join('\n');
    await expect(said).toContain('group, 项目数据');
    await expect(said).toMatch(/option, 肝脏代谢组 2024-03 ?V2.*selected/);
    await expect(said).toMatch(/option, 土壤宏基因组 ?尚未交付.*disabled/);
    await expect(said).toMatch(/option, 肠道微生物 ?来自 王老师.*position 4, set size 4/);
  },
};
