import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from '../link/index.ts';
import { Breadcrumb } from './index.ts';

export default { title: '导航/Breadcrumb', component: Breadcrumb, args: {
    current: '差异分析',
    children: [
      <Link href="#projects" key="projects" tone="muted">
        项目
      </Link>,
      <Link href="#liver" key="liver" tone="muted">
        肝脏代谢组 2024-03
      </Link>,
    ],
  } } satisfies Meta<typeof Breadcrumb>;

type Story = StoryObj<typeof Breadcrumb>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: '当前位置' })).toBeVisible();
    await expect(canvas.getByText('差异分析')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
