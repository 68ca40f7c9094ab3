import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Box } from '../box/index.ts';
import { spoken } from '../screen-reader/spoken.ts';
import { Stack } from '../stack/index.ts';
import { MultiSelect } from './index.ts';

const samples = [
  { value: 'a1', label: '对照 1', group: '对照组' },
  { value: 'a2', label: '对照 2', group: '对照组' },
  { value: 'b1', label: '高脂 1', group: '高脂组' },
  { value: 'b2', label: '高脂 2', group: '高脂组' },
  { value: 'b3', label: '高脂 3', help: '未通过质控', disabled: true, group: '高脂组' },
];
const genes = Array.from({ length: 2000 }, (_, at) => ({ value: `g${at}`, label: `Gene${at + 1}` }));

export default {
  title: '输入/MultiSelect',
  component: MultiSelect,
  args: { label: '样本', options: samples, onValueChange: fn() },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof MultiSelect>;

type Story = StoryObj<typeof MultiSelect>;

const inputOf = (root: HTMLElement) => within(root).getByRole<HTMLInputElement>('combobox');
const removeOf = (root: HTMLElement, name: string) => within(root).getByRole('button', { name: `移除 ${name}` });

export const Basic: Story = {
  args: { defaultValue: ['a1', 'b1'], options: [samples[0]!, samples[2]!, samples[4]!] },
  play: async ({ canvasElement }) => {
    await userEvent.click(inputOf(canvasElement));
    await expect(await screen.findByRole('option', { name: '高脂 1' })).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('listbox', { name: '样本' })).toHaveAttribute('aria-multiselectable', 'true');
  },
};

/** Enter ticks and the list stays; Backspace takes the last one away; what is disabled is passed over. */
export const Keyboard: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    const input = inputOf(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['a1', 'b1']);
    await expect(screen.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['b1']);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(input).toHaveFocus();
  },
};

/** All that the search found in one press; what it hides stays, and a second press takes the found away again. */
export const AllOfTheFound: Story = {
  tags: ['!visual'],
  args: { defaultValue: ['a1'] },
  play: async ({ args, canvasElement }) => {
    const input = inputOf(canvasElement);
    await userEvent.type(input, 'gz');
    // What Enter would tick is the first thing found, not all of it.
    await expect(input).toHaveAttribute(
      'aria-activedescendant',
      (await screen.findByRole('option', { name: '高脂 1' })).id,
    );
    await userEvent.click(screen.getByRole('option', { name: '选择找到的 2 项' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['a1', 'b1', 'b2']);
    await userEvent.click(screen.getByRole('option', { name: '取消选择找到的 2 项', selected: true }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['a1']);
  },
};

/** Many are counted while nobody looks; the focus shows each with its button, and they can all be cleared. */
export const Collapsed: Story = {
  tags: ['!visual'],
  args: { options: genes, defaultValue: genes.slice(0, 5).map(({ value }) => value) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('已选 5 项')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '移除 Gene1' })).not.toBeInTheDocument();
    await expect(inputOf(canvasElement)).toHaveAccessibleDescription('已选 5 项：Gene1、Gene2、Gene3、Gene4、Gene5');
    await userEvent.click(inputOf(canvasElement));
    await userEvent.click(removeOf(canvasElement, 'Gene2'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['g0', 'g2', 'g3', 'g4']);
    await expect(inputOf(canvasElement)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '清除所选' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(screen.getByRole('option', { name: 'Gene1' })).toHaveAttribute('aria-setsize', '2001');
  },
};

/** At the limit the others are disabled and the list says why; what is chosen can be taken away. */
export const Limited: Story = {
  tags: ['!visual'],
  args: { max: 2, defaultValue: ['a1'] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(inputOf(canvasElement));
    await expect(await screen.findByText('最多选 2 项，还可选 1 项')).toBeVisible();
    await expect(screen.queryByRole('option', { name: /全选/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('option', { name: '对照 2' }));
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('最多选 2 项，已选满；先移除一项再选');
    await userEvent.click(screen.getByRole('option', { name: '高脂 1' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['a1', 'a2']);
    await userEvent.click(screen.getByRole('option', { name: '对照 1' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['a2']);
  },
};

const asked = fn();
function ByServer() {
  const [found, setFound] = useState<readonly { value: string; label: string }[]>([]);
  const [value, setValue] = useState<readonly string[]>([]);
  return (
    <MultiSelect
      label="基因"
      onSearch={(query) => {
        asked(query);
        setFound(query ? [{ value: query, label: `基因 ${query}` }] : []);
      }}
      onValueChange={setValue}
      options={found}
      value={value}
    />
  );
}
/** The page keeps the values and asks a server; what was chosen before keeps its name when the options have changed. */
export const Controlled: Story = {
  tags: ['!visual'],
  render: () => <ByServer />,
  play: async ({ canvasElement }) => {
    await userEvent.type(inputOf(canvasElement), 'TP53');
    await userEvent.click(await screen.findByRole('option', { name: '基因 TP53' }));
    // The word is marked, so that the next one replaces it.
    await userEvent.keyboard('MYC');
    await expect(asked).toHaveBeenLastCalledWith('MYC');
    await userEvent.keyboard('{Enter}');
    await expect(removeOf(canvasElement, '基因 TP53')).toBeVisible();
    await expect(removeOf(canvasElement, '基因 MYC')).toBeVisible();
  },
};

export const States: Story = {
  tags: ['!visual'],
  render: (args) => (
    <Stack>
      <MultiSelect {...args} help="至少两个" label="未选择" required />
      <MultiSelect {...args} error="此项未选择，请选择" label="有误" />
      <MultiSelect {...args} defaultValue={['a1']} disabled help="任务开始后不能修改" label="停用" />
      <MultiSelect {...args} label="加载中" loading options={[]} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('combobox', { name: '有误' })).toBeInvalid();
    await expect(canvas.getByRole('combobox', { name: '停用' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: '移除 对照 1' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('combobox', { name: '加载中' }));
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent('加载中');
  },
};

/** Read in a row: all of it first, then the groups, each option with its state. */
export const ReadsAloud: Story = {
  tags: ['!visual'],
  args: { defaultValue: ['a2'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(inputOf(canvasElement));
    const said = (await spoken(await screen.findByRole('listbox'))).join('\n');
    await expect(said).toMatch(/option, 全选 4 项.*not selected/);
    await expect(said).toContain('group, 高脂组');
    await expect(said).toMatch(/option, 对照 2,(?!.*not selected).*selected/);
    await expect(said).toMatch(/option, 高脂 3 ?未通过质控.*disabled/);
  },
};
