import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../grid/index.ts';
import { Statistic } from './index.ts';

export default { title: '数据展示/Statistic', component: Statistic, args: { label: '差异代谢物', value: 123220, unit: '个' } } satisfies Meta<typeof Statistic>;

type Story = StoryObj<typeof Statistic>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('123,220')).toBeVisible();
  },
};
export const Row: Story = {
  render: () => (
    <Grid minItemWidth={140}>
      <Statistic label="项目" value={12} />
      <Statistic detail="本月新增 3" label="任务" unit="个" value={48} />
      <Statistic label="存储" unit="GB" value="18.6" />
      <Statistic label="积分" value={undefined} />
    </Grid>
  ),
};
