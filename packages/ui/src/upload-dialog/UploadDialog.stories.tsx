import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { UploadDialog, type UploadRun } from './index.ts';

const csv = (name = 'counts.csv') => new File(['gene,s1\nA,1'], name, { type: 'text/csv' });

export default {
  title: '文件/UploadDialog',
  component: UploadDialog,
  args: { open: true, onOpenChange: fn(), onUploaded: fn(), upload: fn(async () => 'file-7') },
} satisfies Meta<typeof UploadDialog>;

type Story = StoryObj<typeof UploadDialog>;

const choose = async (...files: File[]) => {
  const dialog = await screen.findByRole('dialog');
  await userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, files, { applyAccept: false });
  return within(dialog);
};

export const Basic: Story = {};

export const Success: Story = {
  play: async ({ args }) => {
    const dialog = await choose(csv());
    await expect(await dialog.findByText('上传成功！')).toBeVisible();
    await expect(args.onUploaded).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog.getByRole('button', { name: '完成' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** The specification's words, and nothing is sent. */
export const WrongType: Story = {
  play: async ({ args }) => {
    const dialog = await choose(csv('reads.bam'));
    await expect(await dialog.findByText('上传失败：请上传指定格式的文件：.csv、.xls、.xlsx、.txt')).toBeVisible();
    await expect(args.upload).not.toHaveBeenCalled();
  },
};

export const TooLarge: Story = {
  args: { maxSize: 5 },
  play: async () => {
    const dialog = await choose(csv());
    await expect(await dialog.findByText('上传失败：抱歉，您上传的文件过大（< 5 B）！')).toBeVisible();
  },
};

const endless = (_file: File, { onProgress }: UploadRun) => {
  onProgress(1);
  return new Promise<string>(() => {});
};
/** On its way the dialog stays: Escape does nothing, cancel and background do. */
export const Uploading: Story = {
  args: { upload: endless },
  play: async ({ args }) => {
    const dialog = await choose(csv());
    await expect(await dialog.findByText('99% · 服务器处理中')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: '后台上传' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Cancelled: Story = {
  args: { upload: endless },
  play: async () => {
    const dialog = await choose(csv());
    await userEvent.click(await dialog.findByRole('button', { name: '取消上传' }));
    await expect(await dialog.findByText('已取消')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: '重新上传 counts.csv' })).toBeVisible());
  },
};

export const Fails: Story = {
  args: { upload: fn(async () => Promise.reject(new Error('存储空间不足，请清理后重试'))), transformTo: [{ value: 'csv', label: 'CSV' }] },
  play: async () => {
    const dialog = await choose(csv());
    await expect(await dialog.findByText('上传失败：存储空间不足，请清理后重试')).toBeVisible();
  },
};
