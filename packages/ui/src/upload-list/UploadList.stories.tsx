import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { UploadList, type UploadRow } from './index.ts';

const mega = 1024 ** 2;
const rows: UploadRow[] = [
  { id: '1', name: '肝脏代谢组_2024-03_正离子模式_定量表_第二批.xlsx', size: 42 * mega, progress: 56.4, phase: 'uploading', speed: 3 * mega },
  { id: '2', name: 'counts.csv', size: 8 * mega, progress: 99, phase: 'processing' },
  { id: '3', name: 'group.txt', size: 812, progress: 100, phase: 'success' },
  { id: '4', name: 'protein.csv', size: 2 * mega, progress: 12, phase: 'failed', error: '网络已断开，请检查连接后重试' },
  { id: '5', name: 'qc.csv', size: 90 * mega, progress: 30, phase: 'paused' },
  { id: '6', name: 'blank.csv', size: 1 * mega, progress: 0, phase: 'waiting' },
];

export default {
  title: '文件/UploadList',
  component: UploadList,
  args: { rows, onCancel: fn(), onRetry: fn(), onRemove: fn(), onPause: fn(), onResume: fn() },
} satisfies Meta<typeof UploadList>;

type Story = StoryObj<typeof UploadList>;

/** Every state in words; speech says quarters, not per cents. */
export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/服务器处理中/)).toHaveTextContent('99% · 服务器处理中');
    await expect(canvas.getByText(/3 MB\/s · 剩余 7 秒/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('已上传 50%');
    await expect(canvas.getByRole('status')).not.toHaveTextContent('56');
  },
};

export const Acts: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '重新上传 protein.csv' }));
    await expect(args.onRetry).toHaveBeenCalledWith('4');
    await userEvent.click(canvas.getByRole('button', { name: '继续上传 qc.csv' }));
    await expect(args.onResume).toHaveBeenCalledWith('5');
    canvas.getByRole('button', { name: '移除 group.txt' }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onRemove).toHaveBeenCalledWith('3');
  },
};
