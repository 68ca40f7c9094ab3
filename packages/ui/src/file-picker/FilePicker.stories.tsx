import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { InForm, long, many, source } from './FilePicker.fixtures.tsx';
import { FilePicker } from './index.ts';

export default {
  title: '业务组件/FilePicker',
  // An open dialog would cover the whole docs page, so there each story is shown in a frame of its own.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  component: FilePicker,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    source,
  },
} satisfies Meta<typeof FilePicker>;

type Story = StoryObj<typeof FilePicker>;

const openMine = async () => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('tab', { name: '我的文件' }));
  await dialog.findByRole('table', { name: '我的文件' }, { timeout: 20_000 });
  return dialog;
};
const send = async (...files: File[]) => {
  const element = await screen.findByRole('dialog');
  await userEvent.upload(element.querySelector<HTMLInputElement>('input[type=file]')!, files, { applyAccept: false });
  return within(element);
};
const csv = new File(['a,b'], 'new.csv');
const endless = () => new Promise<{ id: string }>(() => {});

export const Basic: Story = { tags: ['narrow', 'focus', 'hover'] };

export const NothingChosen: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('请上传文件或选择文件！');
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Upload: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    const dialog = await send(csv);
    await dialog.findByText('上传成功！');
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await waitFor(() =>
      expect(args.onConfirm).toHaveBeenCalledWith({ id: 'u1', name: 'new.csv', size: 3, source: 'upload' }),
    );
  },
};

/** A file that was sent and taken off again does not count any more. */
export const UploadRemoved: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    const dialog = await send(csv);
    await dialog.findByText('上传成功！');
    await userEvent.click(dialog.getByRole('button', { name: '移除 new.csv' }));
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('请上传文件或选择文件！');
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const WrongType: Story = {
  tags: ['!visual'],
  args: { accept: ['.csv'] },
  play: async ({ args }) => {
    const dialog = await send(new File(['x'], 'reads.bam'));
    await expect(await dialog.findByText('上传失败：请上传指定格式的文件：.csv')).toBeVisible();
    await expect(args.source?.upload).not.toHaveBeenCalled();
  },
};

/** While a file is on its way the other tab is shut, and confirming says why not. */
export const StillUploading: Story = {
  tags: ['!visual'],
  args: { source: { ...source, upload: endless } },
  play: async ({ args }) => {
    const dialog = await send(csv);
    await waitFor(() => expect(dialog.getByRole('tab', { name: '我的文件' })).toBeDisabled());
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('文件正在上传，请稍候');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: '取消上传' }));
    await expect(dialog.getByRole('tab', { name: '我的文件' })).toBeEnabled();
  },
};

/** Folders have no box, wrong extensions say why they cannot be chosen, a linked source is a file like any. */
export const Mine: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    const dialog = await openMine();
    await expect(args.source?.list).toHaveBeenCalledWith({ page: 1, pageSize: 5, name: '', folder: '' });
    await expect(dialog.getAllByRole('radio')).toHaveLength(3);
    const wrong = dialog.getByRole('radio', { name: '选择 reads.bam' });
    await expect(wrong).toBeDisabled();
    await expect(wrong).toHaveAccessibleDescription('仅支持 .csv、.xls、.xlsx、.txt');
    await userEvent.click(dialog.getByText('reads.bam'));
    await expect(wrong).not.toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: '选择 公共数据.txt' }));
    await userEvent.click(dialog.getByText('定量表.xlsx'));
    await expect(dialog.getAllByRole('radio', { checked: true })).toHaveLength(1);
    await expect(dialog.getByRole('radio', { name: '选择 定量表.xlsx' })).toBeChecked();
    await expect(dialog.queryByRole('button', { name: '名称' })).not.toBeInTheDocument();
  },
};

/** With the newest files of all folders it opens on them, and leads to the folders. */
export const Newest: Story = {
  args: { pageSize: 20, source: { ...source, recent: fn(async () => ({ items: many.slice(0, 20), total: 48 })) } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findAllByRole('radio', undefined, { timeout: 20_000 })).toHaveLength(20);
    await expect(args.source?.recent).toHaveBeenCalledWith({ page: 1, pageSize: 20 });
    await userEvent.click(dialog.getByRole('button', { name: '按文件夹查看' }));
    await userEvent.click(await dialog.findByRole('button', { name: '打开文件夹 肝脏代谢组' }));
    await expect(await dialog.findByRole('radio', { name: '选择 counts_2024.csv' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '最近的文件' }));
    await expect(await dialog.findAllByRole('radio')).toHaveLength(20);
  },
  tags: ['!visual'],
};

/** Without any file the way to the first one is open. */
export const NewestOfNone: Story = {
  args: { source: { ...source, recent: fn(async () => ({ items: [], total: 0 })) } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('tab', { name: '上传文件', selected: true })).toBeVisible();
  },
  tags: ['!visual'],
};

/** Extensions that would be too many to read have a name together. */
export const NamedKinds: Story = {
  args: { accept: ['.csv', '.tsv', '.h5ad'], kinds: 'CSV、TSV 等' },
  play: async () => {
    const dialog = await send(new File(['x'], 'reads.bam'));
    await expect(dialog.getByText('支持 CSV、TSV 等格式，单个文件不超过 100 MB')).toBeVisible();
    await expect(await dialog.findByText('上传失败：请上传指定格式的文件：CSV、TSV 等')).toBeVisible();
  },
  tags: ['!visual'],
};

export const Confirms: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    const dialog = await openMine();
    await userEvent.click(dialog.getByRole('radio', { name: '选择 定量表.xlsx' }));
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await waitFor(() =>
      expect(args.onConfirm).toHaveBeenCalledWith({ id: 'a', name: '定量表.xlsx', size: 2097152, source: 'mine' }),
    );
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** A double click chooses and confirms; on what cannot be chosen it does nothing. */
export const ConfirmsAtOnce: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    const dialog = await openMine();
    await userEvent.dblClick(dialog.getByText('reads.bam'));
    await userEvent.dblClick(dialog.getByText('定量表.xlsx'));
    await waitFor(() =>
      expect(args.onConfirm).toHaveBeenCalledWith({ id: 'a', name: '定量表.xlsx', size: 2097152, source: 'mine' }),
    );
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

/** The source orders the files of all pages, from the first page on; a third press leaves it to the source again. */
export const Sorts: Story = {
  tags: ['!visual'],
  args: { source: { ...source, sorts: true } },
  play: async ({ args }) => {
    const dialog = await openMine();
    const asked = (sort: object) =>
      waitFor(() =>
        expect(args.source?.list).toHaveBeenLastCalledWith({ page: 1, pageSize: 5, name: '', folder: '', ...sort }),
      );
    await userEvent.click(dialog.getByRole('button', { name: '大小' }));
    await asked({ sort: { column: 'size', order: 'ascending' } });
    await userEvent.click(dialog.getByRole('button', { name: '大小' }));
    await asked({ sort: { column: 'size', order: 'descending' } });
    await expect(dialog.getByRole('columnheader', { name: '大小' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(dialog.getByRole('button', { name: '大小' }));
    await asked({});
  },
};

/** The keys of a table: arrows go through all rows, letters jump, Space and Enter choose. */
export const Keyboard: Story = {
  tags: ['!visual'],
  play: async () => {
    const dialog = await openMine();
    const row = (name: RegExp) => dialog.getByRole('row', { name });
    dialog.getByRole('searchbox').focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(row(/肝脏代谢组/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(row(/reads\.bam/)).toHaveFocus();
    await userEvent.keyboard(' {Enter}');
    await expect(dialog.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await userEvent.keyboard('{Home}{End}');
    await expect(row(/公共数据\.txt/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(dialog.getByRole('radio', { name: '选择 公共数据.txt' })).toBeChecked();
    await userEvent.keyboard('{Home}r');
    await expect(row(/reads\.bam/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp} ');
    await expect(dialog.getByRole('radio', { name: '选择 定量表.xlsx' })).toBeChecked();
  },
};

export const Folders: Story = {
  tags: ['!visual'],
  play: async () => {
    const dialog = await openMine();
    dialog.getByRole('row', { name: /肝脏代谢组/ }).focus();
    await userEvent.keyboard('{Enter}');
    const inside = await dialog.findByRole('row', { name: /counts_2024\.csv/ });
    await expect(dialog.getByRole('searchbox', { name: '在“肝脏代谢组”中搜索' })).toBeVisible();
    await expect(inside).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(await dialog.findByRole('radio', { name: '选择 定量表.xlsx' })).toBeVisible();
  },
};

/** Spaces around the word are not searched for; what was chosen stays chosen and in sight. */
export const Search: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    const dialog = await openMine();
    await userEvent.click(dialog.getByRole('radio', { name: '选择 定量表.xlsx' }));
    await userEvent.type(dialog.getByRole('searchbox', { name: '在“全部文件”中搜索' }), '  公共 ');
    await waitFor(() =>
      expect(args.source?.list).toHaveBeenLastCalledWith({ page: 1, pageSize: 5, name: '公共', folder: '' }),
    );
    await waitFor(() => expect(dialog.getAllByRole('radio')).toHaveLength(1));
    await expect(dialog.getByText('已选择')).toBeVisible();
  },
};

export const NoMatch: Story = {
  tags: ['!visual'],
  play: async () => {
    const dialog = await openMine();
    await userEvent.type(dialog.getByRole('searchbox'), '没有这个文件');
    await waitFor(() => expect(dialog.queryByRole('table')).not.toBeInTheDocument());
  },
};

export const Empty: Story = {
  tags: ['!visual'],
  args: { source: { ...source, list: fn(async () => ({ items: [], total: 0 })) } },
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: '我的文件' }));
    await expect(await screen.findByText('此文件夹中还没有文件')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['!visual'],
  args: { source: { ...source, list: () => new Promise(() => {}) } },
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: '我的文件' }));
    await expect(await screen.findByText('加载中')).toBeVisible();
  },
};

export const ListFails: Story = {
  tags: ['!visual'],
  args: { source: { ...source, list: fn(async () => Promise.reject(new Error('offline'))) } },
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: '我的文件' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('文件列表加载失败，请重试');
  },
};

/** Five to a page, or 10, 15, 20; long names keep their number. */
export const Many: Story = {
  args: {
    source: {
      ...source,
      list: fn(async ({ page, pageSize }) => ({
        items: many.slice((page - 1) * pageSize, page * pageSize),
        total: many.length,
      })),
    },
  },
  play: async ({ args }) => {
    const dialog = await openMine();
    await expect(dialog.getAllByRole('radio')).toHaveLength(5);
    const sizes = dialog.getByRole('combobox', { name: '每页条数' });
    await expect(Array.from(sizes.children, ({ textContent }) => textContent)).toEqual(
      [5, 10, 15, 20].map((size) => `${size} 条/页`),
    );
    await userEvent.click(dialog.getByRole('button', { name: '第 2 页' }));
    await waitFor(() =>
      expect(args.source?.list).toHaveBeenLastCalledWith({ page: 2, pageSize: 5, name: '', folder: '' }),
    );
    await expect(await dialog.findByRole('radio', { name: '选择 样本6.csv' })).toBeVisible();
  },
};

/** The server's reason stays in the dialog and nothing is confirmed. */
export const Refused: Story = {
  tags: ['!visual'],
  args: { source: { ...source, validate: fn(async () => '缺少样本列，请检查表头') } },
  play: async ({ args }) => {
    const dialog = await openMine();
    await userEvent.click(dialog.getByRole('radio', { name: '选择 定量表.xlsx' }));
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('缺少样本列，请检查表头');
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** Whoever may not upload only chooses. */
export const WithoutUploads: Story = {
  tags: ['!visual'],
  args: { source: { ...source, upload: undefined } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['我的文件']);
    await expect(await dialog.findByText('定量表.xlsx')).toBeVisible();
  },
};

let store: (() => void) | undefined;
/** A second file has to wait for the first; the stored one is in the list afterwards. */
export const UploadToStore: Story = {
  tags: ['!visual'],
  args: { source: { ...source, uploadToStore: fn(() => new Promise<void>((resolve) => (store = resolve))) } },
  play: async ({ args }) => {
    const dialog = await openMine();
    await send(csv);
    await waitFor(() => expect(args.source?.uploadToStore).toHaveBeenCalledTimes(1));
    await send(new File(['c'], 'second.csv'));
    await expect(await dialog.findByText('文件正在上传，请勿操作！')).toBeVisible();
    await expect(args.source?.uploadToStore).toHaveBeenCalledTimes(1);
    store?.();
    await expect(await dialog.findByText('上传成功，您可在列表中选择该文件！')).toBeVisible();
  },
};

export const InAForm: Story = {
  tags: ['!visual'],
  render: (args) => <InForm source={args.source} />,
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: '定量表' }));
    await userEvent.click(group.getByRole('button', { name: '选择文件' }));
    const dialog = await openMine();
    await userEvent.click(dialog.getByRole('radio', { name: '选择 定量表.xlsx' }));
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await expect(await group.findByRole('button', { name: '更换文件' })).toBeVisible();
  },
};

export const InAFormLongName: Story = {
  render: (args) => <InForm source={args.source} start={long} />,
};
export const InAFormDisabled: Story = { render: (args) => <InForm disabled source={args.source} start={long} /> };
