import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CopyButton } from '../copy-button/index.ts';
import { Inline } from '../inline/index.ts';
import { Link } from '../link/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { Tag } from '../tag/index.ts';
import { TruncatedName } from '../truncated-name/index.ts';
import { Descriptions, type Description } from './index.ts';

const items: Description[] = [
  { label: '合同编号', value: 'PN-2024-0312' },
  { label: '样本数', value: 0 },
  { label: '负责人', value: undefined },
  { label: '交付时间', value: '2024-03-28 14:08:00' },
];

export default { title: '数据展示/Descriptions', component: Descriptions, args: { items } } satisfies Meta<
  typeof Descriptions
>;

type Story = StoryObj<typeof Descriptions>;

/** A missing value is `--`; zero is `0`. */
export const Basic: Story = {
  tags: ['compact', 'narrow'],
  play: async ({ canvasElement }) => {
    const values = within(canvasElement)
      .getAllByRole('definition')
      .map((value) => value.textContent);
    await expect(values).toEqual(['PN-2024-0312', '0', '--', '2024-03-28 14:08:00']);
  },
};
export const OneColumn: Story = {
  tags: ['!visual'],
  args: { columns: 1 },
};
export const ThreeColumns: Story = { args: { columns: 3 } };

/** The room of the part decides how many columns there are, also on a wide page. */
export const InLittleRoom: Story = {
  tags: ['!visual'],
  args: { columns: 3 },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('term');
    await expect(second!.getBoundingClientRect().top).toBeGreaterThan(first!.getBoundingClientRect().bottom);
    await expect(second!.getBoundingClientRect().left).toBe(first!.getBoundingClientRect().left);
  },
};

/** Names are cut in the middle; everything else wraps. */
export const LongText: Story = {
  args: {
    items: [
      {
        label: '项目名称',
        value: '慢性肝病患者肝脏组织非靶向代谢组与蛋白质组联合分析（第二批，2024 年 3 月取材，含质控样本与空白对照）',
      },
      {
        label: '定量表',
        value: <TruncatedName>{`肝脏代谢组_2024-03_正离子模式_${'QC'.repeat(90)}_01.xlsx`}</TruncatedName>,
      },
      { label: '任务编号', value: 'f3a9'.repeat(50) },
      { label: '色谱柱类型与规格', value: 'ACQUITY UPLC HSS T3，2.1 mm × 100 mm，1.8 µm' },
    ],
  },
};

/** Values may hold other parts; while they are on their way, a skeleton keeps their place. */
export const Parts: Story = {
  args: {
    items: [
      { label: '状态', value: <Tag>运行中</Tag> },
      { label: '数据文件', value: <Link href="#file">样本 1.csv</Link> },
      {
        label: '任务编号',
        value: (
          <Inline space="xsmall">
            T-20240312
            <CopyButton label="复制任务编号" value="T-20240312" />
          </Inline>
        ),
      },
      { label: '已用时间', value: <Skeleton width={80} /> },
    ],
  },
};
