import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Menu, MenuCheckItem, MenuContent, MenuItem, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuSeparator, MenuTrigger } from './index.ts';

const rename = fn();
const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

const meta = {
  title: '浮层/Menu',
  component: Menu,
  args: { children: null },
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
        <MenuItem danger icon={<Trash2 {...icon} />}>
          删除
        </MenuItem>
      </MenuContent>
    </Menu>
  ),
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '更多' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /重命名/ }));
    await expect(rename).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '更多' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /重命名/ })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '删除' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** The reason is reachable, and choosing it does nothing. */
export const DisabledWithReason: Story = {
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

export const Choices: Story = {
  render: () => <Settings />,
  play: async () => {
    const species = await screen.findByRole('menuitemcheckbox', { name: '物种' });
    await userEvent.click(species);
    await expect(species).not.toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: '紧凑' }));
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};
