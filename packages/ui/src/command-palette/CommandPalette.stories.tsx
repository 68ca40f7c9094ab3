import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartScatter, Folder, Settings, Wrench } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { spoken } from '../screen-reader/spoken.ts';
import { CommandPalette, type CommandGroup } from './index.ts';

const icon = { size: 16, strokeWidth: 1.5 };
const groups: readonly CommandGroup[] = [
  {
    label: '工具',
    items: [
      { id: 'pca', label: '主成分分析', description: '看样本之间的差异', icon: <ChartScatter {...icon} /> },
      { id: 'test', label: '两组差异检验', keywords: '火山图 volcano', icon: <Wrench {...icon} /> },
      { id: 'plot', label: '差异火山图', description: '标出显著的分子', icon: <ChartScatter {...icon} /> },
    ],
  },
  { label: '项目', items: [{ id: '7', label: '肝脏代谢组 2024-03', icon: <Folder {...icon} /> }] },
  {
    label: '操作',
    items: [{ id: 'settings', label: '显示设置', icon: <Settings {...icon} />, shortcut: ['Ctrl', ','] }],
  },
];

export default {
  title: '浮层/CommandPalette',
  component: CommandPalette,
  parameters: { docs: { story: { inline: false, height: '620px' } } },
  args: { defaultOpen: true, groups, onChoose: fn(), onOpenChange: fn(), onQueryChange: fn() },
} satisfies Meta<typeof CommandPalette>;

type Story = StoryObj<typeof CommandPalette>;

const field = () => screen.findByRole('combobox', { name: '搜索页面与操作' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const current = () => screen.getByRole('option', { selected: true });

export const Basic: Story = {
  args: { defaultQuery: 'hst', recent: [{ id: 'home', label: '首页' }] },
  play: async () => {
    await expect(await field()).toHaveFocus();
    await expect(options()).toEqual(['两组差异检验', '差异火山图标出显著的分子']);
    // The initials mark the characters that they stand for; words that are not shown find without a mark.
    await expect(screen.getByText('火山图', { selector: 'mark' })).toBeVisible();
  },
};

/** Arrows go round, Home and End to the ends, Enter chooses and closes; the focus never leaves the field. */
export const Keyboard: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    const input = await field();
    await expect(current()).toHaveTextContent('主成分分析');
    await userEvent.keyboard('{ArrowUp}');
    await expect(current()).toHaveTextContent('显示设置');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(current()).toHaveTextContent('两组差异检验');
    await userEvent.keyboard('{End}');
    await expect(current()).toHaveTextContent('显示设置');
    await expect(input).toHaveAttribute('aria-activedescendant', current().id);
    await userEvent.keyboard('{Home}');
    await expect(current()).toHaveTextContent('主成分分析');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(args.onChoose).toHaveBeenCalledWith(groups[0]!.items[0]);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** Words, initials, hidden words; another search begins at its first line; nothing found says so and what to try. */
export const Finds: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    await userEvent.type(await field(), '差异 检验');
    await expect(options()).toEqual(['两组差异检验']);
    await userEvent.clear(await field());
    await userEvent.keyboard('{End}');
    await userEvent.type(await field(), 'gzdx');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('gzdx');
    await expect(current()).toHaveTextContent('肝脏代谢组 2024-03');
    await userEvent.type(await field(), '天气');
    await expect(screen.getByRole('status')).toHaveTextContent('没有找到与“gzdx天气”相符的内容，可以换一个词');
    await expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};

/** What was opened last stands first, and is gone once something is typed; it may stand in its own group, too. */
export const Recent: Story = {
  tags: ['!visual'],
  args: { recent: [groups[0]!.items[2]!] },
  play: async () => {
    const input = await field();
    const recent = screen.getByRole('group', { name: '最近打开' });
    await expect(within(recent).getByRole('option')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(screen.getByRole('group', { name: '工具' })).getAllByRole('option')[0]).toBe(current());
    await userEvent.type(input, '图');
    await expect(screen.queryByRole('group', { name: '最近打开' })).not.toBeInTheDocument();
  },
};

const retry = fn();
/** Groups load and fail by themselves; a failed one can be loaded again without closing the palette. */
export const Loading: Story = {
  tags: ['!visual'],
  args: {
    filtered: true,
    groups: [
      { label: '项目', items: [], loading: true },
      { label: '文件', items: [], onRetry: retry },
    ],
  },
  play: async ({ args }) => {
    await field();
    await expect(screen.getByText('正在查找项目……')).toBeInTheDocument();
    await expect(screen.getByRole('listbox', { name: '搜索结果' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

function ByPage() {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const items = query ? [{ id: query, label: `服务器找到的 ${query}` }] : [];
  return (
    <>
      <Button onClick={() => setOpen(true)}>搜索</Button>
      <CommandPalette
        empty="输入样本编号"
        filtered
        groups={[{ label: '样本', items }]}
        label="搜索样本"
        onChoose={() => setQuery('')}
        onOpenChange={setOpen}
        onQueryChange={setQuery}
        open={open}
        query={query}
      />
    </>
  );
}
/** The page keeps both and searches by itself; the focus goes back to what opened it. */
export const Controlled: Story = {
  tags: ['!visual'],
  render: () => <ByPage />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: '搜索' });
    await userEvent.click(opener);
    await expect(await screen.findByText('输入样本编号')).toBeVisible();
    await userEvent.type(screen.getByRole('combobox', { name: '搜索样本' }), 'R1');
    await userEvent.click(await screen.findByRole('option', { name: '服务器找到的 R1' }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
  },
};

/** Read in a row: the field, the groups, each option with its place and its keys. */
export const ReadsAloud: Story = {
  tags: ['!visual'],
  play: async () => {
    await field();
    const said = (await spoken(await screen.findByRole('listbox'))).join('\n');
    await expect(said).toContain('group, 工具');
    await expect(said).toMatch(/option, 主成分分析 ?看样本之间的差异.*selected/);
    await expect(said).toMatch(/option, 显示设置 ?Ctrl ?,/);
  },
};
