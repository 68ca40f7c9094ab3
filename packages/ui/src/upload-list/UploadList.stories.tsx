import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../link/index.ts';
import { UploadList, UploadSummary, type UploadRow } from './index.ts';

const mega = 1024 ** 2;
const rows: UploadRow[] = [
  {
    id: '1',
    name: '肝脏代谢组_2024-03_正离子模式_定量表_第二批.xlsx',
    size: 42 * mega,
    progress: 56.4,
    phase: 'uploading',
    speed: 3 * mega,
    resumable: true,
  },
  { id: '2', name: 'counts.csv', size: 8 * mega, progress: 99, phase: 'processing' },
  { id: '3', name: 'group.txt', size: 812, progress: 100, phase: 'success' },
  {
    id: '4',
    name: 'protein.csv',
    size: 2 * mega,
    progress: 12,
    phase: 'failed',
    error: '网络已断开，请检查连接后重试',
  },
  { id: '5', name: 'qc.csv', size: 90 * mega, progress: 30, phase: 'paused', resumable: true },
  { id: '6', name: 'blank.csv', size: 1 * mega, progress: 0, phase: 'waiting' },
];

export default {
  title: '业务组件/UploadList',
  component: UploadList,
  args: { rows, onCancel: fn(), onRetry: fn(), onRemove: fn(), onPause: fn(), onDecide: fn() },
} satisfies Meta<typeof UploadList>;

type Story = StoryObj<typeof UploadList>;

/** Every state in words; speech says quarters, not per cents. */
export const Basic: Story = {
  tags: ['narrow', 'focus', 'hover'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('99% · 服务器处理中')).toBeVisible();
    await expect(canvas.getByText('56% · 3 MB/s · 剩余 7 秒')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: rows[0]!.name })).toHaveAttribute('aria-valuetext', '56%');
    await expect(canvas.getByRole('status')).toHaveTextContent('已上传 50%');
    await expect(canvas.getByRole('status')).not.toHaveTextContent('56');
  },
};

export const Acts: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '重新上传 protein.csv' }));
    await expect(args.onRetry).toHaveBeenCalledWith('4');
    await userEvent.click(canvas.getByRole('button', { name: '继续上传 qc.csv' }));
    await expect(args.onRetry).toHaveBeenCalledWith('5');
    await userEvent.click(canvas.getByRole('button', { name: /^暂停/ }));
    await expect(args.onPause).toHaveBeenCalledWith('1');
    canvas.getByRole('button', { name: '移除 group.txt' }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onRemove).toHaveBeenCalledWith('3');
    canvas.getByRole('button', { name: '取消上传 blank.csv' }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onCancel).toHaveBeenCalledWith('6');
  },
};

/** The rarer states: being checked, tried again, lost by a reload, given up, refused for good. */
export const OtherStates: Story = {
  args: {
    rows: [
      { id: '1', name: '定量表.xlsx', size: 42 * mega, progress: 0, phase: 'checking' },
      { id: '2', name: 'reads_R1.fastq.gz', size: 4200 * mega, progress: 61, phase: 'retrying', resumable: true },
      { id: '3', name: 'QC12.mzML', size: 812 * mega, progress: 40, phase: 'missing' },
      { id: '4', name: 'group.txt', size: 812, progress: 0, phase: 'cancelled' },
      {
        id: '5',
        name: '程序.exe',
        size: 812,
        progress: 0,
        phase: 'failed',
        error: '请上传指定格式的文件：.csv、.xls、.xlsx、.txt',
        final: true,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // What would fail again is not offered.
    await expect(canvas.queryByRole('button', { name: '重新上传 程序.exe' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('progressbar', { name: '定量表.xlsx' })).not.toHaveAttribute('aria-valuenow');
    await expect(canvas.getByText('已上传 40%，需要重新选择同一文件，将从中断处继续')).toBeVisible();
  },
};

/** A taken name is the user's decision: for one file, or for all at once. */
export const Conflicts: Story = {
  args: {
    rows: [
      { id: '1', name: '定量表.xlsx', size: 42 * mega, progress: 0, phase: 'conflict' },
      { id: '2', name: '分组.txt', size: 812, progress: 0, phase: 'conflict' },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '替换 分组.txt' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith(['2'], 'replace');
    await userEvent.click(canvas.getByRole('button', { name: '全部保留两者' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith(['1', '2'], 'keep');
  },
};

function Removable() {
  const [left, setLeft] = useState(
    rows
      .filter(({ phase }) => phase !== 'uploading')
      .map((row) => ({ ...row, phase: 'success' as const, progress: 100 })),
  );
  return <UploadList onRemove={(id) => setLeft(left.filter((row) => row.id !== id))} rows={left} />;
}
/** The focus goes to the row that follows, at the end to the one before. */
export const FocusStays: Story = {
  tags: ['!visual'],
  render: () => <Removable />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: '移除 qc.csv' }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getByRole('button', { name: '移除 blank.csv' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: '移除 protein.csv' })).toHaveFocus();
  },
};

const moving = rows.slice(0, 2);
/** What a page adds to a row, and all rows in one line. */
export const WithDetailAndSummary: Story = {
  tags: ['!visual'],
  args: {
    rows: [...moving, rows[2]!],
    detail: (row) => row.phase === 'success' && <Link href="#folder">查看“肝脏代谢组”</Link>,
  },
  render: (args) => (
    <>
      <UploadSummary rows={args.rows} />
      <UploadList {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('正在上传 2 个文件 · 63%')).toBeVisible();
    await expect(within(canvasElement).getByRole('link', { name: '查看“肝脏代谢组”' })).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    rows: [
      { id: '1', name: `${'a'.repeat(196)}.csv`, size: 42 * mega, progress: 100, phase: 'success' },
      {
        id: '2',
        name: `${'肝脏代谢组正离子模式'.repeat(8)}_样本 12.xlsx`,
        size: 812,
        progress: 5,
        phase: 'failed',
        error:
          '服务器拒绝了该文件：第 3 列“样本名称”中有 12 个重复的名称，请修改后重新上传；如需帮助，请把错误编号发给客服',
      },
    ],
  },
};

export const Empty: Story = {
  tags: ['!visual'],
  args: { rows: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).not.toBeInTheDocument();
  },
};
