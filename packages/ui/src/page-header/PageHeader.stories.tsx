import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, within } from 'storybook/test';
import { Breadcrumb } from '../breadcrumb/index.ts';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { PageHeader } from './index.ts';

export default {
  title: '布局/PageHeader',
  component: PageHeader,
  args: {
    title: '肝脏代谢组 2024-03',
    description: '24 个样本，3 组，2024-03-18 交付',
    actions: (
      <>
        <Button>分享</Button>
        <Button variant="primary">开始分析</Button>
      </>
    ),
  },
} satisfies Meta<typeof PageHeader>;

type Story = StoryObj<typeof PageHeader>;

export const Basic: Story = { tags: ['narrow'] };

/** The way up stands above the title; a long name breaks anywhere. */
export const DeepAndLong: Story = {
  args: {
    title: 'Q_exactive_HF_20240318_liver_metabolomics_positive_negative_merged_v2',
    above: (
      <Breadcrumb current="结果">
        <Link href="#projects">项目</Link>
      </Breadcrumb>
    ),
  },
};

function Arrived() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return <PageHeader title="任务" titleRef={title} />;
}

/** After a change of route the page gives the focus to the title. */
export const TakesTheFocus: Story = {
  tags: ['!visual'],
  render: () => <Arrived />,
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('heading', { level: 1, name: '任务' })).toHaveFocus(),
};
