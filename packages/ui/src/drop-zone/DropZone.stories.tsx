import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { defaultAccept, defaultMaxSize, DropZone } from './index.ts';

const csv = new File(['gene,s1\nA,1'], 'counts.csv', { type: 'text/csv' });
const txt = new File(['a'], 'group.txt', { type: 'text/plain' });
const carrying = (...files: File[]) => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
};
const drag = (type: string, dataTransfer: DataTransfer) =>
  new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });

export default {
  title: '业务组件/DropZone',
  component: DropZone,
  args: { accept: defaultAccept, maxSize: defaultMaxSize, onFiles: fn() },
} satisfies Meta<typeof DropZone>;

type Story = StoryObj<typeof DropZone>;

/** The rules stand there before anybody chooses. */
export const Basic: Story = {
  tags: ['narrow', 'focus', 'hover'],
  play: async ({ args, canvasElement }) => {
    await expect(
      within(canvasElement).getByText('支持 .csv、.xls、.xlsx、.txt 格式，单个文件不超过 100 MB'),
    ).toBeVisible();
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type=file]')!, csv);
    await expect(args.onFiles).toHaveBeenCalledWith([csv], [{ file: csv, path: [] }]);
  },
};

export const Drop: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    await fireEvent(within(canvasElement).getByText(/将文件拖到此处/), drag('drop', carrying(csv, txt)));
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledTimes(1));
    // Not more than one file unless it takes several.
    await expect(args.onFiles).toHaveBeenCalledWith(
      [expect.objectContaining({ name: 'counts.csv' })],
      expect.anything(),
    );
  },
};

/** Where only a whole folder makes sense, single files are not offered. */
export const FoldersOnly: Story = {
  tags: ['!visual'],
  args: { accept: [], folders: 'only', multiple: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const buttons = canvas.getAllByRole('button');
    await expect(buttons.map(({ textContent }) => textContent)).toEqual(['选择文件夹']);
    // Alone it is no longer the quiet one of two.
    await expect(getComputedStyle(buttons[0]!).borderTopColor).not.toBe('rgba(0, 0, 0, 0)');
    await expect(canvas.getByText('将文件夹拖到此处')).toBeVisible();
  },
};

/** Moving over the button inside does not leave the zone; dragged text is ignored. */
export const DraggedOver: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const zone = canvas.getByText(/将文件拖到此处/).parentElement!;
    await fireEvent(zone, drag('dragover', new DataTransfer()));
    await expect(zone).not.toHaveAttribute('data-over');
    await fireEvent(zone, drag('dragover', carrying(csv)));
    await fireEvent(
      zone,
      new DragEvent('dragleave', {
        bubbles: true,
        dataTransfer: carrying(csv),
        relatedTarget: canvas.getByRole('button'),
      }),
    );
    await expect(canvas.getByText('松开以添加文件')).toBeVisible();
  },
};

/** Files are taken from the clipboard wherever the focus is, but never from a field somebody types in. */
export const Paste: Story = {
  tags: ['!visual'],
  args: { multiple: true },
  render: (args) => (
    <>
      <input aria-label="备注" />
      <DropZone {...args} />
    </>
  ),
  play: async ({ args, canvasElement }) => {
    const paste = () =>
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: carrying(csv, txt) });
    await fireEvent(within(canvasElement).getByRole('textbox'), paste());
    await expect(args.onFiles).not.toHaveBeenCalled();
    await fireEvent(document.body, paste());
    await waitFor(() =>
      expect(args.onFiles).toHaveBeenCalledWith(
        [expect.objectContaining({ name: 'counts.csv' }), expect.objectContaining({ name: 'group.txt' })],
        expect.anything(),
      ),
    );
  },
};

export const Disabled: Story = {
  tags: ['!visual'],
  args: { disabled: true },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '选择文件' })).toBeDisabled();
    await fireEvent(within(canvasElement).getByText(/将文件拖到此处/), drag('drop', carrying(csv)));
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

export const AnyType: Story = { args: { accept: [], maxSize: 5 * 1024 ** 3 } };

export const ManyTypes: Story = {
  args: {
    accept: [
      '.csv',
      '.tsv',
      '.txt',
      '.xls',
      '.xlsx',
      '.fasta',
      '.fastq',
      '.fastq.gz',
      '.gff',
      '.gtf',
      '.vcf',
      '.sam',
      '.bam',
      '.mzML',
      '.mzXML',
      '.mgf',
      '.raw',
      '.wiff',
    ],
  },
};
