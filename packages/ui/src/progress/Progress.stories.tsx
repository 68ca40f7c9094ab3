import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Button } from '../button/index.ts';
import { announced } from '../screen-reader/spoken.ts';
import { Stack } from '../stack/index.ts';
import { Progress } from './index.ts';

export default {
  title: '反馈/Progress',
  component: Progress,
  args: { label: '上传 肝脏代谢组.csv', value: 64.9 },
} satisfies Meta<typeof Progress>;

type Story = StoryObj<typeof Progress>;

/** A whole per cent is shown and read, never rounded up to done. */
export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: '上传 肝脏代谢组.csv' });
    await expect(bar).toHaveAttribute('aria-valuetext', '64%');
    await expect(bar).toHaveAttribute('aria-valuenow', '64');
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <Progress label="任务 1" status="排队中，第 3 位" value={undefined} />
      <Progress detail="12 MB/s · 剩余 3 分钟" label="任务 2" status="上传中" value={36} />
      <Progress detail="99%" label="任务 3" status="服务器处理中" value={99} />
      <Progress label="任务 4" status="已完成" tone="success" value={100} />
      <Progress detail="52%" label="任务 5" status="失败：网络已断开" tone="danger" value={52} />
    </Stack>
  ),
};

/** Nobody knows how much is left: there is no figure to read. */
export const Unknown: Story = {
  tags: ['!visual'],
  args: { value: undefined, status: '正在排队' },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar');
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(bar).toHaveAttribute('aria-valuetext', '正在排队');
  },
};

/** In a row that names the file the words are for screen readers only. */
export const LabelHidden: Story = { args: { labelHidden: true, status: '上传中' } };

export const LongText: Story = {
  tags: ['narrow'],
  render: () => (
    <Box maxWidth="form">
      <Progress
        detail="12 MB/s · 剩余 3 分钟"
        label={`上传 ${'2024-03_肝脏代谢组_正离子模式_'.repeat(6)}QC12.mzML`}
        status="上传中"
        value={36}
      />
    </Box>
  ),
};

const phases = ['排队中，第 3 位', '运行中', '已完成'] as const;
function Task() {
  const [phase, setPhase] = useState(0);
  const [value, setValue] = useState(0);
  return (
    <Stack>
      <Progress label="差异分析" status={phases[phase]} value={value} />
      <Button onClick={() => setValue(value + 10)}>前进</Button>
      <Button onClick={() => setPhase(phase + 1)}>下一步</Button>
    </Stack>
  );
}

/** A new phase is announced politely; the figures move without a word. */
export const Announced: Story = {
  tags: ['!visual'],
  render: () => <Task />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await expect(await announced(canvasElement, () => press('前进'))).toEqual([]);
    await expect(await announced(canvasElement, () => press('下一步'))).toEqual(['polite: 运行中']);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '10%，运行中');
  },
};
