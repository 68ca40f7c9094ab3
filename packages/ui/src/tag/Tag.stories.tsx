import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, CircleX, Clock, LoaderCircle, TriangleAlert } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../inline/index.ts';
import { Tag } from './index.ts';

const icon = { size: 14, strokeWidth: 1.5 };

export default { title: '数据展示/Tag', component: Tag, args: { children: '草稿' } } satisfies Meta<typeof Tag>;

type Story = StoryObj<typeof Tag>;

export const Basic: Story = {};
export const Statuses: Story = {
  render: () => (
    <Inline>
      <Tag icon={<Clock {...icon} />}>等待</Tag>
      <Tag icon={<LoaderCircle {...icon} />} tone="accent">
        运行
      </Tag>
      <Tag icon={<CircleCheck {...icon} />} tone="success">
        成功
      </Tag>
      <Tag icon={<TriangleAlert {...icon} />} tone="warning">
        需确认
      </Tag>
      <Tag icon={<CircleX {...icon} />} tone="danger">
        失败
      </Tag>
    </Inline>
  ),
};
export const Families: Story = {
  render: () => (
    <Inline>
      <Tag tone="transform">转录组</Tag>
      <Tag tone="micro">微生物</Tag>
      <Tag tone="protein">蛋白质组</Tag>
      <Tag tone="untarget">非靶代谢组</Tag>
      <Tag tone="metagenome">宏基因组</Tag>
      <Tag tone="metabolic">靶向代谢组</Tag>
      <Tag tone="singleCell">单细胞</Tag>
    </Inline>
  ),
};
const remove = fn();
export const Removable: Story = {
  args: { children: '对照组', onRemove: remove },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '移除 对照组' }));
    await expect(remove).toHaveBeenCalled();
  },
};
