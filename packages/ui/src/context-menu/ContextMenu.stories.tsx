import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '../menu/index.ts';
import { ContextMenu } from './ContextMenu.tsx';

const changed = fn();
const closed = fn();

const meta = {
  title: '浮层/ContextMenu',
  component: ContextMenu,
  beforeEach: () => {
    changed.mockClear();
    closed.mockClear();
  },
  args: {
    items: (
      <>
        <MenuItem>关闭当前</MenuItem>
        <MenuItem>关闭右侧</MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger">全部关闭</MenuItem>
      </>
    ),
    children: <Button>差异分析</Button>,
  },
} satisfies Meta<typeof ContextMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    await fireEvent.contextMenu(within(canvasElement).getByRole('button', { name: '差异分析' }), {
      clientX: 40,
      clientY: 40,
    });
    await expect(await screen.findByRole('menuitem', { name: '关闭右侧' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const tab = within(canvasElement).getByRole('button', { name: '差异分析' });
    tab.focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await screen.findByRole('menu', { name: '快捷菜单' });
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '关闭当前' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tab).toHaveFocus());
  },
};

/** A row with a menu under the pointer may hold a 更多 menu of its own. */
export const AroundAMenu: Story = {
  tags: ['!visual'],
  args: {
    children: (
      <div>
        <Menu>
          <MenuTrigger>
            <Button>更多</Button>
          </MenuTrigger>
          <MenuContent>
            <MenuItem>重命名</MenuItem>
          </MenuContent>
        </Menu>
      </div>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '更多' }));
    await expect(await screen.findByRole('menuitem', { name: '重命名' })).toBeVisible();
  },
};

/** The act closes the menu, and the page knows when it is open. */
export const Choosing: Story = {
  tags: ['!visual'],
  args: { label: '差异分析', onOpenChange: changed, items: <MenuItem onSelect={closed}>关闭当前</MenuItem> },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '差异分析' });
    button.focus();
    await fireEvent.contextMenu(button, { clientX: 40, clientY: 40, button: 2 });
    await screen.findByRole('menu', { name: '差异分析' });
    await expect(changed).toHaveBeenLastCalledWith(true);
    await userEvent.click(screen.getByRole('menuitem', { name: '关闭当前' }));
    await expect(closed).toHaveBeenCalledOnce();
    await expect(changed).toHaveBeenLastCalledWith(false);
    await expect(button).toHaveFocus();
  },
};

const seen = fn();
/** The page sees what the menu was asked for, by key as by pointer: the items may depend on it. */
export const TellsWhere: Story = {
  tags: ['!visual'],
  args: {
    children: (
      <div onContextMenuCapture={({ target }) => seen((target as Element).textContent)} role="presentation">
        <Button>甲</Button>
        <Button>乙</Button>
      </div>
    ),
  },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: '乙' }).focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '关闭当前' })).toHaveFocus());
    await expect(seen).toHaveBeenLastCalledWith('乙');
  },
};
