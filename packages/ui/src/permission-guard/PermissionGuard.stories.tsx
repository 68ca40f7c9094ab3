import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { PermissionGuard, PermissionProvider } from './PermissionGuard.tsx';

const meta = {
  title: '其他/PermissionGuard',
  component: PermissionGuard,
  args: { need: 'ProductDb.query', children: <Button>查询</Button> },
  decorators: [
    (Story) => (
      <PermissionProvider permissions={{ ProductDb: ['query'] }}>
        <Story />
      </PermissionProvider>
    ),
  ],
} satisfies Meta<typeof PermissionGuard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { play: async ({ canvasElement }) => expect(within(canvasElement).getByRole('button', { name: '查询' })).toBeVisible() };

export const Lacking: Story = {
  args: { need: 'ProductDb.delete', children: <Button>删除</Button>, fallback: <p>您没有删除权限</p> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await expect(within(canvasElement).getByText('您没有删除权限')).toBeVisible();
  },
};
