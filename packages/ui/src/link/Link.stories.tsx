import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline } from '../inline/index.ts';
import { Link } from './index.ts';

export default { title: '基础/Link', component: Link, args: { children: '肝脏代谢组', href: '#project' } } satisfies Meta<typeof Link>;

type Story = StoryObj<typeof Link>;

export const Basic: Story = {};
export const Tones: Story = {
  render: () => (
    <Inline space="large">
      <Link href="#a">默认强调</Link>
      <Link href="#b" tone="default">
        表格中的名称
      </Link>
      <Link href="#c" tone="muted">
        次要链接
      </Link>
      <Link href="#d" underline>
        句中的链接
      </Link>
    </Inline>
  ),
};
/** The reader learns beforehand that a new window opens, and the other site learns nothing. */
export const External: Story = {
  args: { children: 'KEGG 通路', external: true, href: 'https://www.kegg.jp/' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'KEGG 通路 在新窗口打开' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
};
export const AsChild: Story = { args: { asChild: true, children: <a href="#routed">路由链接</a> } };
