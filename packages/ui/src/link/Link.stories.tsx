import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../inline/index.ts';
import { Link } from './index.ts';

export default {
  title: '基础/Link',
  component: Link,
  args: { children: '肝脏代谢组', href: '#project' },
} satisfies Meta<typeof Link>;

type Story = StoryObj<typeof Link>;

export const Basic: Story = { tags: ['focus', 'hover'] };

export const Tones: Story = {
  render: () => (
    <Inline space="large">
      <Link href="#a">默认强调</Link>
      <Link href="#b" tone="neutral">
        表格中的名称
      </Link>
      <Link href="#c" tone="muted">
        次要链接
      </Link>
    </Inline>
  ),
};

/** Inside a sentence colour alone would be the only sign. */
export const InASentence: Story = {
  render: () => (
    <p>
      参数的含义见
      <Link href="#d" underline>
        方法说明
      </Link>
      ，示例数据可以直接使用
    </p>
  ),
};

/** The reader learns beforehand that a new window opens, and the other site learns nothing. */
export const External: Story = {
  tags: ['!visual'],
  args: { children: 'KEGG 通路', external: true, href: 'https://www.kegg.jp/' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'KEGG 通路 在新窗口打开' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
};

/** The look on the router's link; what that one listens to goes on working. */
export const AsChild: Story = {
  tags: ['!visual'],
  args: {
    asChild: true,
    children: <a href="#routed">路由链接</a>,
    onClick: fn((event: React.MouseEvent) => event.preventDefault()),
  },
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('link').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Chinese wraps anywhere, and so does a name without a break. */
export const LongText: Story = {
  tags: ['!visual'],
  args: { children: `肝脏与肾脏样本在高脂饮食干预前后的非靶向代谢组和转录组联合分析 ${'x'.repeat(200)}.csv` },
  decorators: [
    (Story) => (
      <div style={{ width: '300px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
