import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AlertProvider } from '../alert-dialog/index.ts';
import { Button } from '../button/index.ts';
import { Dialog, DialogContent, DialogTrigger } from '../dialog/index.ts';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../menu/index.ts';
import { Popover } from '../popover/index.ts';
import { Stack } from '../stack/index.ts';
import { TextField } from '../text-field/index.ts';
import { ToastProvider } from '../toast/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import { GiveUp, NewScheme, Notices, Rows, SaySomething, TaskDetails, type Scene } from './Stacking.fixtures.tsx';

const meta = {
  title: '浮层/Stacking',
  // An open dialog would cover the whole docs page, so there each story is shown in a frame of its own.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  component: ({ children }: Scene) => children,
  decorators: [
    (Story) => (
      <ToastProvider>
        <AlertProvider>
          <Stack>
            <TextField label="页面上的字段" />
            <Story />
          </Stack>
        </AlertProvider>
      </ToastProvider>
    ),
  ],
} satisfies Meta<Scene>;
export default meta;
type Story = StoryObj<Scene>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const focused = async (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());

/** A window on a window: Escape closes the upper one only, and each gives the focus back to what opened it. */
export const Basic: Story = {
  render: () => (
    <NewScheme>
      <Dialog>
        <DialogTrigger>
          <Button>选择样本</Button>
        </DialogTrigger>
        <DialogContent size="small" title="选择样本">
          <Button>全部样本</Button>
        </DialogContent>
      </Dialog>
    </NewScheme>
  ),
  play: async () => {
    await press('新建方案');
    await press('选择样本');
    await focused('全部样本');
    await userEvent.keyboard('{Escape}');
    await focused('选择样本');
    await expect(screen.getByRole('dialog', { name: '新建分组方案' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await focused('新建方案');
    await press('新建方案');
    await press('选择样本');
    await focused('全部样本');
  },
};

/**
 * Behind a modal nothing can be reached, older modals included; when it closes, the page is as it was and has not
 * moved.
 */
export const Background: Story = {
  tags: ['!visual'],
  parameters: { layout: 'fullscreen' },
  render: Basic.render!,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: '页面上的字段' });
    const before = field.getBoundingClientRect().toJSON() as unknown;
    await press('新建方案');
    const lower = await screen.findByRole('dialog', { name: '新建分组方案' });
    await expect(field.closest('[inert]')).not.toBeNull();
    await expect(lower.closest('[inert]')).toBeNull();
    await press('选择样本');
    await expect(lower.closest('[inert]')).not.toBeNull();
    await expect(field.getBoundingClientRect().toJSON()).toEqual(before);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await focused('全部样本');
    field.focus();
    await focused('全部样本');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(lower.closest('[inert]')).toBeNull());
    await expect(field.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field.closest('[inert]')).toBeNull());
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).toBe('visible'));
  },
};

export const MenuInDialog: Story = {
  tags: ['narrow'],
  render: () => (
    <NewScheme>
      <Menu>
        <MenuTrigger>
          <Button>更多</Button>
        </MenuTrigger>
        <MenuContent>
          <MenuItem>粘贴样本名</MenuItem>
          <MenuItem>从文件读取</MenuItem>
        </MenuContent>
      </Menu>
    </NewScheme>
  ),
  play: async () => {
    await press('新建方案');
    await press('更多');
    await expect(await screen.findByRole('menuitem', { name: '粘贴样本名' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await focused('更多');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await press('更多');
    await screen.findByRole('menu');
  },
};

/** Escape takes the hint away, and the window only at the second press. */
export const TooltipInDialog: Story = {
  tags: ['!visual'],
  render: () => (
    <NewScheme>
      <Tooltip content="按名称中的编号分组">
        <Button>自动分组</Button>
      </Tooltip>
    </NewScheme>
  ),
  play: async () => {
    await press('新建方案');
    await focused('自动分组');
    await expect(await screen.findByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await focused('新建方案');
    await press('新建方案');
    await screen.findByRole('tooltip');
  },
};

/**
 * A message lies over the window and inside what the window leaves reachable: by F6, by Tab, by pointer, by screen
 * reader.
 */
export const ToastOverDialog: Story = {
  render: () => (
    <NewScheme>
      <SaySomething />
    </NewScheme>
  ),
  play: async () => {
    await press('新建方案');
    await press('提交');
    const message = await screen.findByRole('alert');
    await expect(message.closest('[inert], [aria-hidden="true"]')).toBeNull();
    await userEvent.keyboard('{F6}');
    await expect(screen.getByRole('region', { name: '消息（F6）' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await focused('提交');
    await expect(screen.getByRole('dialog')).toBeVisible();

    await press('提交');
    await userEvent.click(await screen.findByRole('alert'));
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{F6}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('alert')).toBeVisible();
    await press('新建方案');
    await focused('提交');
  },
};

export const DialogOverDrawer: Story = {
  tags: ['!visual'],
  render: () => <TaskDetails />,
  play: async () => {
    await press('新建方案');
    await screen.findByRole('dialog', { name: '新建分组方案' });
    await userEvent.keyboard('{Escape}');
    await focused('新建方案');
    await expect(screen.getByRole('dialog', { name: '差异分析 2026-11-21' })).toBeVisible();
    await press('新建方案');
    await focused('提交');
  },
};

export const AlertOverDialog: Story = {
  tags: ['!visual'],
  render: () => (
    <NewScheme>
      <GiveUp />
    </NewScheme>
  ),
  play: async () => {
    await press('新建方案');
    await press('放弃');
    const question = await screen.findByRole('alertdialog');
    await waitFor(() => expect(within(question).getByRole('button', { name: '取消' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await focused('放弃');
    await press('放弃');
    await screen.findByRole('alertdialog');
  },
};

/** What opened last lies on top, also when a box beside a button opened a window. */
export const DialogFromPopover: Story = {
  tags: ['!visual'],
  render: () => (
    <Popover label="方案" trigger={<Button>方案</Button>}>
      <NewScheme>
        <SaySomething />
      </NewScheme>
    </Popover>
  ),
  play: async () => {
    await press('方案');
    await press('新建方案');
    await focused('提交');
    const dialog = screen.getByRole('dialog', { name: '新建分组方案' });
    const { x, y } = dialog.getBoundingClientRect();
    await expect(dialog.contains(document.elementFromPoint(x + 4, y + 40))).toBe(true);
    await userEvent.keyboard('{Escape}');
    await focused('新建方案');
    await press('新建方案');
    await focused('提交');
  },
};

/** The opener went with its row: the focus stays near its place and never falls to the body. */
export const OpenerGone: Story = {
  tags: ['!visual'],
  render: () => <Rows />,
  play: async () => {
    await press('删除 乙');
    await press('确认删除');
    await focused('删除 甲');
  },
};

/** Windows that open by themselves wait for each other. */
export const OneAtATime: Story = {
  tags: ['!visual'],
  render: () => <Notices />,
  play: async () => {
    await screen.findByRole('dialog', { name: '系统公告' });
    await expect(screen.queryByRole('dialog', { name: '问卷' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: '问卷' });
    await expect(screen.queryByRole('dialog', { name: '系统公告' })).toBeNull();
  },
};
