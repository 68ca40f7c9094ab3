import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { defaultAccept, defaultMaxSize, DropZone } from './index.ts';

const csv = new File(['gene,s1\nA,1'], 'counts.csv', { type: 'text/csv' });

export default {
  title: '文件/DropZone',
  component: DropZone,
  args: { accept: defaultAccept, maxSize: defaultMaxSize, onFiles: fn() },
} satisfies Meta<typeof DropZone>;

type Story = StoryObj<typeof DropZone>;

/** The rules stand there before anybody chooses. */
export const Basic: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByText('支持 .csv、.xls、.xlsx、.txt 格式，单个文件不超过 100 MB')).toBeVisible();
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type=file]')!, csv);
    await expect(args.onFiles).toHaveBeenCalledWith([csv]);
  },
};

export const Drop: Story = {
  play: async ({ args, canvasElement }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(csv);
    await fireEvent(within(canvasElement).getByText(/将文件拖到此处/), new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await expect(args.onFiles).toHaveBeenCalledTimes(1);
  },
};

export const Disabled: Story = { args: { disabled: true } };
