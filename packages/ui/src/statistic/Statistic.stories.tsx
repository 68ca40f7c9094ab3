import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../grid/index.ts';
import { Statistic } from './index.ts';

export default {
  title: '数据展示/Statistic',
  component: Statistic,
  args: { label: '差异代谢物', value: 123220, unit: '个' },
} satisfies Meta<typeof Statistic>;

type Story = StoryObj<typeof Statistic>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('123,220')).toBeVisible();
  },
};
export const Row: Story = {
  tags: ['narrow'],
  render: () => (
    <Grid minItemWidth={140}>
      <Statistic change={{ amount: 3, since: '较上月', unit: ' 个' }} label="项目" unit="个" value={12} />
      <Statistic
        change={{ amount: -12.5, since: '较上周', unit: '%', good: 'down' }}
        label="失败任务"
        unit="个"
        value={7}
      />
      <Statistic change={{ amount: 0, since: '较昨日' }} detail="共 50 GB" label="存储" unit="GB" value="18.6" />
      <Statistic label="积分" unit="分" value={undefined} />
    </Grid>
  ),
};
/** A change is an arrow and a word; green and red only where one direction is the welcome one. */
export const Change: Story = {
  tags: ['!visual'],
  render: () => (
    <Grid minItemWidth={140}>
      <Statistic change={{ amount: 1200, since: '较上月', unit: ' 个' }} label="样本" unit="个" value={12340} />
      <Statistic
        change={{ amount: 4.2, since: '较上月', unit: '%', good: 'up' }}
        label="一次通过率"
        unit="%"
        value="96.4"
      />
      <Statistic
        change={{ amount: 5, since: '较上周', unit: ' 个', good: 'down' }}
        label="失败任务"
        unit="个"
        value={12}
      />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('较上月增加 1,200 个')).toBeVisible();
    await expect(within(canvasElement).getByText('较上周增加 5 个')).toHaveAttribute('data-tone', 'bad');
  },
};
/** The place of the figure is kept, so that nothing moves when it comes. */
export const Loading: Story = {
  tags: ['!visual'],
  args: { loading: true, value: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('--')).toBeNull();
    await expect(canvasElement.querySelector('dl')).toHaveAttribute('aria-busy', 'true');
  },
};
/** What is not known is `--`; none is `0`. */
export const MissingAndZero: Story = {
  tags: ['!visual'],
  render: () => (
    <Grid minItemWidth={140}>
      <Statistic change={{ amount: 3, since: '较上月' }} label="未知" unit="个" value={undefined} />
      <Statistic label="没有" unit="个" value={0} />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('--')).toBeVisible();
    await expect(within(canvasElement).queryByText(/较上月/)).toBeNull();
  },
};
export const LongText: Story = {
  render: () => (
    <Grid minItemWidth={140}>
      <Statistic
        detail="按 VIP > 1 且 p < 0.05 筛选，去除质控样本与空白样本之后"
        label="正负离子模式合并去重后的差异代谢物（含同分异构体）"
        unit="个"
        value={1234567890123}
      />
      <Statistic label="项目" value={12} />
    </Grid>
  ),
};
