import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, FolderInput, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Inline } from '../inline/index.ts';
import {
  Menu,
  MenuCheckItem,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuSub,
  MenuTrigger,
} from './index.ts';

const rename = fn();
const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

const meta = {
  title: '浮层/Menu',
  component: Menu,
  args: { children: null, onOpenChange: fn() },
  beforeEach: () => void rename.mockClear(),
  render: (args) => (
    <Menu {...args}>
      <MenuTrigger>
        <Button>更多</Button>
      </MenuTrigger>
      <MenuContent>
        <MenuItem icon={<Pencil {...icon} />} onSelect={rename} shortcut="F2">
          重命名
        </MenuItem>
        <MenuItem disabled="正在分析的文件不能复制" icon={<Copy {...icon} />}>
          复制
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" icon={<Trash2 {...icon} />}>
          删除
        </MenuItem>
      </MenuContent>
    </Menu>
  ),
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  tags: ['focus', 'hover'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '更多' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /重命名/ }));
    await expect(rename).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

export const Keyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '更多' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /重命名/ })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: '删除' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: /重命名/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('menuitem', { name: '删除' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '删除' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

/** A letter goes to the next item whose pinyin begins with it; more letters in a row narrow it down. */
export const TypeAhead: Story = {
  tags: ['!visual'],
  args: { defaultOpen: true },
  play: async () => {
    await screen.findByRole('menu');
    await userEvent.keyboard('s');
    await expect(screen.getByRole('menuitem', { name: '删除' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await userEvent.keyboard('fz');
    await expect(screen.getByRole('menuitem', { name: /复制/ })).toHaveFocus();
  },
};

/** A press beside the menu closes it and reaches what was pressed. */
export const PressBeside: Story = {
  tags: ['!visual'],
  render: (args) => (
    <Inline>
      <Menu {...args}>
        <MenuTrigger>
          <Button>更多</Button>
        </MenuTrigger>
        <MenuContent>
          <MenuItem>重命名</MenuItem>
        </MenuContent>
      </Menu>
      <Button onClick={rename}>旁边</Button>
    </Inline>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '更多' }));
    await screen.findByRole('menu');
    await userEvent.click(canvas.getByRole('button', { name: '旁边' }));
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(rename).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: '旁边' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '更多' }));
    await screen.findByRole('menu');
    await userEvent.click(canvas.getByRole('button', { name: '更多' }));
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** → opens the submenu, ← and Escape lead back to its item; a choice closes both. */
export const Submenu: Story = {
  tags: ['narrow'],
  args: { defaultOpen: true },
  render: (args) => (
    <Menu {...args}>
      <MenuTrigger>
        <Button>更多</Button>
      </MenuTrigger>
      <MenuContent>
        <MenuItem icon={<Pencil {...icon} />}>重命名</MenuItem>
        <MenuSub icon={<FolderInput {...icon} />} label="移到组">
          <MenuItem onSelect={rename}>对照组</MenuItem>
          <MenuItem>模型组</MenuItem>
        </MenuSub>
        <MenuItem tone="danger" icon={<Trash2 {...icon} />}>
          删除
        </MenuItem>
      </MenuContent>
    </Menu>
  ),
  play: async ({ canvasElement }) => {
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '对照组' })).toHaveFocus());
    await expect(screen.getByRole('menu', { name: '移到组' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(screen.getByRole('menuitem', { name: '移到组' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '对照组' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('menuitem', { name: '移到组' })).toHaveFocus();
    await expect(screen.getAllByRole('menu')).toHaveLength(1);
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(await screen.findByRole('menuitem', { name: '对照组' }));
    await expect(rename).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('menu')).toBeNull();
    const button = within(canvasElement).getByRole('button', { name: '更多' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await screen.findByRole('menuitem', { name: '对照组' });
  },
};

/** The pointer opens it too, and another item of the first menu closes it. */
export const SubmenuByPointer: Story = {
  ...Submenu,
  tags: ['!visual'],
  play: async () => {
    await userEvent.hover(await screen.findByRole('menuitem', { name: '移到组' }));
    await screen.findByRole('menuitem', { name: '对照组' });
    await userEvent.hover(screen.getByRole('menuitem', { name: '删除' }));
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: '对照组' })).toBeNull());
    await expect(screen.getByRole('menu')).toBeVisible();
  },
};

/** A long list scrolls within the view, and the focused item is in sight. */
export const ManyItems: Story = {
  tags: ['!visual'],
  args: { defaultOpen: true },
  render: (args) => (
    <Menu {...args}>
      <MenuTrigger>
        <Button>移到</Button>
      </MenuTrigger>
      <MenuContent>
        {Array.from({ length: 60 }, (_, index) => (
          <MenuItem key={index}>{`分组 ${index + 1}`}</MenuItem>
        ))}
      </MenuContent>
    </Menu>
  ),
  play: async () => {
    const menu = await screen.findByRole('menu');
    await userEvent.keyboard('{End}');
    const last = screen.getByRole('menuitem', { name: '分组 60' });
    await expect(last).toHaveFocus();
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(menu.getBoundingClientRect().bottom);
    await expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(document.documentElement.clientHeight);
  },
};

export const LongText: Story = {
  tags: ['!visual'],
  args: { defaultOpen: true },
  render: (args) => (
    <Menu {...args}>
      <MenuTrigger>
        <Button>下载</Button>
      </MenuTrigger>
      <MenuContent>
        <MenuItem shortcut="Ctrl+S">下载当前页面显示的全部差异代谢物及其注释信息，包括已隐藏的列</MenuItem>
        <MenuItem>{`${'2024-03_肝脏代谢组_正离子模式_'.repeat(6)}QC12.mzML`}</MenuItem>
        <MenuItem disabled="您没有下载原始数据的权限，请联系项目负责人">原始数据</MenuItem>
        <MenuItem disabled>空文件夹</MenuItem>
      </MenuContent>
    </Menu>
  ),
  play: async () => {
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};

/** The reason is reachable, and choosing it does nothing. */
export const DisabledWithReason: Story = {
  tags: ['!visual'],
  args: { defaultOpen: true },
  play: async () => {
    const item = await screen.findByRole('menuitem', { name: /正在分析的文件不能复制/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(item);
    await expect(screen.getByRole('menu')).toBeVisible();
  },
};

function Settings() {
  const [species, setSpecies] = useState(true);
  const [density, setDensity] = useState('comfortable');
  return (
    <Menu defaultOpen>
      <MenuTrigger>
        <Button>表格设置</Button>
      </MenuTrigger>
      <MenuContent>
        <MenuLabel>列</MenuLabel>
        <MenuCheckItem checked={species} onCheckedChange={setSpecies}>
          物种
        </MenuCheckItem>
        <MenuSeparator />
        <MenuRadioGroup label="行高" onValueChange={setDensity} value={density}>
          <MenuRadioItem value="comfortable">宽松</MenuRadioItem>
          <MenuRadioItem value="compact">紧凑</MenuRadioItem>
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}

/** What is switched in a menu: a tick for what is on, one mark in a group. */
export const ChoicesOpen: Story = {
  tags: ['!visual'],
  render: () => <Settings />,
  play: async () => {
    await expect(await screen.findByRole('group', { name: '行高' })).toBeVisible();
    await expect(screen.getByRole('menuitemcheckbox', { name: '物种' })).toBeChecked();
  },
};

export const Choices: Story = {
  tags: ['!visual'],
  render: () => <Settings />,
  play: async () => {
    const species = await screen.findByRole('menuitemcheckbox', { name: '物种' });
    await userEvent.click(species);
    await expect(species).not.toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: '紧凑' }));
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};
