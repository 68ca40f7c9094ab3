import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Box } from '../box/index.ts';
import { CopyButton } from '../copy-button/index.ts';
import { Inline } from '../inline/index.ts';
import { Link } from '../link/index.ts';
import { Text } from '../text/index.ts';
import { Timeline, TimelineItem } from './index.ts';

const contract = (
  <>
    <TimelineItem status="done" statusLabel="已签收" time="2026-11-03 09:20" title="样本签收">
      <Inline space="xsmall">
        <Text font="mono" size="secondary">
          SF1234567890123
        </Text>
        <CopyButton label="复制运单号" value="SF1234567890123" />
      </Inline>
    </TimelineItem>
    <TimelineItem status="done" statusLabel="已通过" time="2026-11-05 16:42" title="样本质检">
      <Link href="#report">质检报告.pdf</Link>
    </TimelineItem>
    <TimelineItem status="current" time="预计 2026-11-24 完成" title="上机测序" />
    <TimelineItem status="waiting" title="数据分析" />
    <TimelineItem status="waiting" time="预计 2026-12-02" title="报告交付" />
  </>
);

export default {
  title: '数据展示/Timeline',
  component: Timeline,
  subcomponents: { TimelineItem },
  args: { label: '合同进度', children: contract },
} satisfies Meta<typeof Timeline>;

type Story = StoryObj<typeof Timeline>;

export const Basic: Story = {
  tags: ['narrow'],
  play: async ({ canvasElement }) => {
    const items = within(within(canvasElement).getByRole('list', { name: '合同进度' })).getAllByRole('listitem');
    await expect(items).toHaveLength(5);
    await expect(items[0]).toHaveTextContent('样本签收 已签收');
    await expect(items[2]).toHaveAttribute('aria-current', 'step');
    await expect(items[3]).toHaveTextContent('数据分析 未开始');
  },
};

/** Side by side where there is room; one below the other at 390 px. */
export const Horizontal: Story = { args: { orientation: 'horizontal' } };

/** The same in a narrow column: the room counts, not the window. */
export const HorizontalInNarrowColumn: Story = {
  tags: ['!visual'],
  args: { orientation: 'horizontal' },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
};

export const Failed: Story = {
  tags: ['!visual'],
  args: {
    children: (
      <>
        <TimelineItem status="done" statusLabel="已签收" time="2026-11-03 09:20" title="样本签收" />
        <TimelineItem
          reason="12 个样本中有 2 个总量不足（样本 07、样本 11），请补送或确认剔除"
          status="failed"
          time="2026-11-05 16:42"
          title="样本质检"
        >
          <Link href="#handle">处理不合格样本</Link>
        </TimelineItem>
        <TimelineItem status="waiting" title="上机测序" />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')[1]).toHaveTextContent('样本质检 未通过');
  },
};

export const LongText: Story = {
  args: {
    children: (
      <>
        <TimelineItem
          status="done"
          time="2026-11-03 09:20:00"
          title="慢性肝病患者血浆与肝组织非靶向代谢组学联合队列研究第 12 批样本（含复测与质控）签收"
        >
          {'ACGT'.repeat(50)}.csv
        </TimelineItem>
        <TimelineItem status="waiting" title="数据分析" />
      </>
    ),
  },
};
