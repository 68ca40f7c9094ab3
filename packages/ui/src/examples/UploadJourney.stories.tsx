import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { UploadJourney } from './UploadJourney.tsx';

export default {
  title: '示例/UploadJourney',
  component: UploadJourney,
  args: { upload: fn(async () => {}) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UploadJourney>;

type Story = StoryObj<typeof UploadJourney>;

export const Basic: Story = { tags: ['narrow'] };

const csv = (name: string) => new File(['gene,s1\nA,1'], name, { type: 'text/csv' });
const send = async (canvasElement: HTMLElement, file: File) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: '上传文件' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, file, { applyAccept: false });
  return within(dialog);
};

/** The whole way: an empty folder, the dialog, the stored file. */
export const Stored: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = await send(canvasElement, csv('肝脏代谢组_正离子模式_质控样本_20240318_第二批_QC07.csv'));
    await userEvent.click(await dialog.findByRole('button', { name: '完成' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.upload).toHaveBeenCalledTimes(1);
    await expect(within(canvasElement).getByText('11')).toBeVisible();
  },
};

/** A file of another kind never reaches the server, and the list stays as it was. */
export const Refused: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = await send(canvasElement, csv('reads.bam'));
    await expect(await dialog.findByText('上传失败：请上传指定格式的文件：.csv、.xls、.xlsx、.txt')).toBeVisible();
    await expect(args.upload).not.toHaveBeenCalled();
  },
};
