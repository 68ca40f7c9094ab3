import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Grid } from '../grid/index.ts';
import { Link } from '../link/index.ts';
import { EmptyState, FailedState } from '../state/index.ts';
import { Card } from './index.ts';

export default {
  title: '数据展示/Card',
  component: Card,
  args: { title: '差异代谢物', children: '按 VIP > 1 且 p < 0.05 筛选，共 128 个' },
} satisfies Meta<typeof Card>;

type Story = StoryObj<typeof Card>;

const actions = (
  <>
    <Button size="small" variant="quiet">
      下载
    </Button>
    <Button size="small">设置</Button>
  </>
);

/** The title names the region. */
export const Basic: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: '差异代谢物' })).toBeVisible();
  },
};
/** Where there is no room beside the title, the actions go below it. */
export const WithActions: Story = {
  tags: ['narrow'],
  args: { description: '正离子模式，12 个样本', actions },
};
export const Plain: Story = { args: { title: undefined } };

const open = fn((event: Event) => event.preventDefault());
const copy = fn();
/** A press anywhere follows the link of the title; buttons inside keep their own. */
export const Interactive: Story = {
  tags: ['focus', 'hover'],
  parameters: { pictures: { hover: 'section' } },
  render: (args) => (
    <Grid minItemWidth={240}>
      <Card
        {...args}
        actions={
          <Button onClick={copy} size="small" variant="quiet">
            复制
          </Button>
        }
        interactive
        title={
          <Link href="#liver" onClick={(event) => open(event.nativeEvent)}>
            肝脏代谢组 2024-03
          </Link>
        }
      >
        12 个样本，3 个任务
      </Card>
      <Card interactive title={<Link href="#plasma">血浆蛋白质组</Link>}>
        24 个样本，1 个任务
      </Card>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('region', { name: '肝脏代谢组 2024-03' });
    const { bottom, left } = card.getBoundingClientRect();
    const under = document.elementFromPoint(left + 20, bottom - 12)!;
    await expect(under).toBe(within(card).getByRole('link'));
    await userEvent.click(within(card).getByRole('button', { name: '复制' }));
    await expect(copy).toHaveBeenCalled();
    await expect(open).not.toHaveBeenCalled();
    await userEvent.click(under);
    await expect(open).toHaveBeenCalled();
  },
};
export const Loading: Story = {
  tags: ['!visual'],
  args: { loading: true, actions },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: '差异代谢物' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(within(canvasElement).queryByText(/VIP/)).toBeNull();
  },
};
export const Empty: Story = {
  args: { children: <EmptyState action={<Button>开始比较</Button>} variant="inline" title="还没有比较结果" /> },
};
export const Failed: Story = { args: { children: <FailedState onRetry={fn()} variant="inline" /> } };
export const LongText: Story = {
  args: {
    title: '慢性肝病患者血浆与肝组织非靶向代谢组学联合队列研究（2019～2026 年随访，含复测与质控）第 12 批',
    description: 'ACGT'.repeat(50),
    actions,
  },
};
