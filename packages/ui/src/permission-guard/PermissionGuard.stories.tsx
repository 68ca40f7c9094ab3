import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Inline } from '../inline/index.ts';
import { Link } from '../link/index.ts';
import { PermissionGuard, PermissionProvider, toPermissions } from './index.ts';

const act = fn();

const meta = {
  title: '业务组件/PermissionGuard',
  component: PermissionGuard,
  args: { need: 'ProductDb.query', children: <Button onClick={act}>查询</Button> },
  beforeEach: () => void act.mockClear(),
  decorators: [
    (Story) => (
      <PermissionProvider permissions={toPermissions([{ permissionId: 'ProductDb', actionList: ['query'] }])}>
        <Story />
      </PermissionProvider>
    ),
  ],
} satisfies Meta<typeof PermissionGuard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  tags: ['focus', 'hover'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '查询' }));
    await expect(act).toHaveBeenCalledOnce();
  },
};

export const Removed: Story = {
  tags: ['!visual'],
  args: {
    need: 'ProductDb.delete',
    children: <Button>删除</Button>,
    fallback: <p>您没有删除权限，可联系课题组管理员</p>,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await expect(within(canvasElement).getByText(/您没有删除权限/)).toBeVisible();
  },
};

const row = (mode: 'remove' | 'hide') => (
  <Inline>
    <Button>查询</Button>
    <PermissionGuard mode={mode} need="ProductDb.export">
      <Button>导出</Button>
    </PermissionGuard>
    <Button>帮助</Button>
  </Inline>
);

/** The place stays free: what stands beside it is where it was. */
export const Hidden: Story = {
  tags: ['!visual'],
  render: () => (
    <>
      {row('hide')}
      {row('remove')}
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([
      '查询',
      '帮助',
      '查询',
      '帮助',
    ]);
    const [kept, closed] = canvas
      .getAllByRole('button', { name: '帮助' })
      .map((button) => button.getBoundingClientRect().left);
    await expect(kept! - closed!).toBeGreaterThan(40);
    canvas.getAllByRole('button', { name: '查询' })[0]!.focus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: '帮助' })[0]).toHaveFocus();
  },
};

/** It can be reached, does nothing, and says why on hover, on focus and to screen readers. */
export const Disabled: Story = {
  args: {
    need: 'ProductDb.delete',
    mode: 'disable',
    reason: '只有课题组管理员可以删除',
    children: <Button onClick={act}>删除</Button>,
  },
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '删除' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('只有课题组管理员可以删除');
    await userEvent.click(button);
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(act).not.toHaveBeenCalled();
    button.blur();
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('只有课题组管理员可以删除');
  },
};

/** The same for an icon and a link. */
export const DisabledKinds: Story = {
  tags: ['!visual'],
  render: () => (
    <Inline>
      <PermissionGuard mode="disable" need="ProductDb.delete">
        <IconButton icon={<Trash2 size={16} strokeWidth={1.5} />} label="删除" onClick={act} />
      </PermissionGuard>
      <PermissionGuard mode="disable" need="ProductDb.get">
        <Link href="#detail">查看详情</Link>
      </PermissionGuard>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '删除' }));
    await expect(act).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('link', { name: '查看详情' }));
    await expect(window.location.hash).not.toBe('#detail');
    await expect(canvas.getByRole('link', { name: '查看详情' })).toHaveAccessibleDescription('您没有这项操作的权限');
  },
};
