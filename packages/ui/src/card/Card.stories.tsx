import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { Card } from './index.ts';

export default { title: '数据展示/Card', component: Card, args: { title: '差异代谢物', children: '按 VIP > 1 且 p < 0.05 筛选，共 128 个' } } satisfies Meta<typeof Card>;

type Story = StoryObj<typeof Card>;

/** The title names the region. */
export const Basic: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: '差异代谢物' })).toBeVisible();
  },
};
export const WithActions: Story = {
  args: {
    description: '正离子模式，12 个样本',
    actions: (
      <>
        <Button size="small" variant="quiet">
          下载
        </Button>
        <Button size="small">设置</Button>
      </>
    ),
  },
};
export const Plain: Story = { args: { title: undefined } };
export const Interactive: Story = { args: { interactive: true, title: undefined, children: <Link href="#open">打开项目</Link> } };
