import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, CircleX, Clock, LoaderCircle, TriangleAlert } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Box } from '../box/index.ts';
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
export const Categories: Story = {
  render: () => (
    <Inline>
      <Tag color="blue">转录组</Tag>
      <Tag color="green">微生物</Tag>
      <Tag color="orange">蛋白质组</Tag>
      <Tag color="violet">非靶代谢组</Tag>
      <Tag color="teal">宏基因组</Tag>
      <Tag color="amber">靶向代谢组</Tag>
      <Tag color="pink">单细胞</Tag>
    </Inline>
  ),
};
const remove = fn();
export const Removable: Story = {
  tags: ['focus', 'hover'],
  args: { children: '对照组', onClose: remove },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '移除 对照组' }));
    await expect(remove).toHaveBeenCalled();
  },
};

const longName = '肝脏代谢组_正离子模式_第二批重复样本_已校正_2024-03-18';
/** What does not fit is cut off; the whole shows on hover, and the button stays in reach. */
export const LongText: Story = {
  tags: ['!visual'],
  render: () => (
    <Box maxWidth="form">
      <Tag onClose={remove}>{longName.repeat(3)}</Tag>
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByTitle(longName.repeat(3))).toBeVisible();
    const [button, box] = [canvas.getByRole('button'), canvas.getByTitle(longName.repeat(3)).parentElement!];
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(box.getBoundingClientRect().right + 1);
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

/** Chosen filters wrap; each says what it takes away. */
export const Many: Story = {
  tags: ['narrow'],
  render: () => (
    <Inline>
      {Array.from({ length: 24 }, (_, index) => (
        <Tag key={index} onClose={remove}>{`分组 ${index + 1}`}</Tag>
      ))}
    </Inline>
  ),
};
