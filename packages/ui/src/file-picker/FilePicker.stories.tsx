import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { FilePicker, FilePickerField, type FileItem, type PickedFile } from './index.ts';

const time = '2026-11-21 14:08:00';
const folder: FileItem[] = [{ id: 'd1', name: 'counts_2024.csv', is_dir: 0, size: 81_920, created_at: time }];
const root: FileItem[] = [
  { id: 'd', name: '肝脏代谢组', is_dir: 1, size: 0, created_at: time },
  { id: 'a', name: '定量表.xlsx', is_dir: 0, size: 2_097_152, created_at: time },
  { id: 'b', name: 'reads.bam', is_dir: 0, size: 52_428_800, created_at: time },
  { id: 'c', name: '公共数据.txt', is_dir: 2, size: 4096, created_at: time },
];

export default {
  title: '文件/FilePicker',
  component: FilePicker,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    list: fn(async ({ dir, name }) => {
      const data = (dir === 'd' ? folder : root).filter((item) => item.name.includes(name));
      return { data, total: data.length };
    }),
    upload: fn(async () => ({ id: 'u1' })),
  },
} satisfies Meta<typeof FilePicker>;

type Story = StoryObj<typeof FilePicker>;

const openMine = async () => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('tab', { name: '我的文件' }));
  await dialog.findByRole('table');
  return dialog;
};

export const Basic: Story = {};

export const NothingChosen: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('请上传文件或选择文件！');
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Upload: Story = {
  play: async ({ args }) => {
    const element = await screen.findByRole('dialog');
    await userEvent.upload(element.querySelector<HTMLInputElement>('input[type=file]')!, new File(['a,b'], 'new.csv'));
    await within(element).findByText('上传成功！');
    await userEvent.click(within(element).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith({ id: 'u1', name: 'new.csv', size: 3, source: 'upload' }));
  },
};

/** While a file is on its way the other tab is shut, and confirming says why not. */
export const StillUploading: Story = {
  args: { upload: fn(() => new Promise<{ id: string }>(() => {})) },
  play: async ({ args }) => {
    const element = await screen.findByRole('dialog');
    await userEvent.upload(element.querySelector<HTMLInputElement>('input[type=file]')!, new File(['a,b'], 'new.csv'));
    await expect(within(element).getByRole('tab', { name: '我的文件' })).toBeDisabled();
    await userEvent.click(within(element).getByRole('button', { name: '确定' }));
    await expect(await within(element).findByRole('alert')).toHaveTextContent('文件正在上传，请稍候');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(within(element).getByRole('button', { name: '取消上传' }));
    await expect(within(element).getByRole('tab', { name: '我的文件' })).toBeEnabled();
  },
};

/** Folders have no box, wrong extensions say why they cannot be chosen, a linked source is a file like any. */
export const Mine: Story = {
  play: async ({ args }) => {
    const dialog = await openMine();
    await expect(args.list).toHaveBeenCalledWith({ page: 1, size: 5, name: '', dir: '' });
    await expect(dialog.getAllByRole('radio')).toHaveLength(3);
    await expect(dialog.getByRole('radio', { name: '选择 reads.bam' })).toBeDisabled();
    await expect(dialog.getByRole('radio', { name: '选择 reads.bam' })).toHaveAccessibleDescription('仅支持 .csv、.xls、.xlsx、.txt');
    await userEvent.click(dialog.getByRole('radio', { name: '选择 公共数据.txt' }));
    await userEvent.click(dialog.getByRole('radio', { name: '选择 定量表.xlsx' }));
    await expect(dialog.getAllByRole('radio', { checked: true })).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith({ id: 'a', name: '定量表.xlsx', size: 2097152, source: 'mine' }));
  },
};

export const Folders: Story = {
  play: async () => {
    const dialog = await openMine();
    await userEvent.click(dialog.getByRole('button', { name: '打开文件夹 肝脏代谢组' }));
    const inside = await dialog.findByRole('radio', { name: '选择 counts_2024.csv' });
    await expect(dialog.getByRole('searchbox', { name: '在“肝脏代谢组”中搜索' })).toBeVisible();
    inside.focus();
    await userEvent.keyboard('{Backspace}');
    await expect(await dialog.findByRole('radio', { name: '选择 定量表.xlsx' })).toBeVisible();
  },
};

/** The server's reason stays in the dialog and nothing is confirmed. */
export const Refused: Story = {
  args: { validate: fn(async () => '缺少样本列，请检查表头') },
  play: async ({ args }) => {
    const dialog = await openMine();
    await userEvent.click(dialog.getByRole('radio', { name: '选择 定量表.xlsx' }));
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('缺少样本列，请检查表头');
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const ListFails: Story = {
  args: { list: fn(async () => Promise.reject(new Error('offline'))) },
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: '我的文件' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('文件列表加载失败，请重试');
  },
};

function InForm({ list, upload }: Pick<React.ComponentProps<typeof FilePicker>, 'list' | 'upload'>) {
  const [file, setFile] = useState<PickedFile>();
  return <FilePickerField label="定量表" list={list} onChange={setFile} required upload={upload} value={file} />;
}

export const InAForm: Story = {
  render: ({ list, upload }) => <InForm list={list} upload={upload} />,
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: '定量表' }));
    await userEvent.click(group.getByRole('button', { name: '选择文件' }));
    const dialog = await openMine();
    await userEvent.click(dialog.getByRole('radio', { name: '选择 定量表.xlsx' }));
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await expect(await group.findByRole('button', { name: '更换文件' })).toBeVisible();
  },
};
