import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { defaultAccept } from '../drop-zone/index.ts';
import { NameTaken, sendInParts, UploadDialogChoice, UploadDialogFiles, type UploadRun } from './index.ts';
import { Uploads } from './UploadDialog.fixtures.tsx';

const csv = (name = 'counts.csv') => new File(['gene,s1\nA,1'], name, { type: 'text/csv' });

export default {
  title: '业务组件/UploadDialog',
  // An open dialog would cover the whole docs page, so there each story is shown in a frame of its own.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  component: Uploads,
  args: {
    children: <UploadDialogFiles accept={defaultAccept} />,
    open: true,
    onOpenChange: fn(),
    onUploaded: fn(),
    upload: fn(async () => 'file-7'),
  },
} satisfies Meta<typeof Uploads>;

type Story = StoryObj<typeof Uploads>;

const choose = async (...files: File[]) => {
  const dialog = await screen.findByRole('dialog');
  await userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, files, { applyAccept: false });
  return within(dialog);
};
const endless = (_file: File, { onProgress }: UploadRun) => {
  onProgress(1);
  return new Promise<string>(() => {});
};

export const Basic: Story = { tags: ['narrow', 'focus', 'hover'] };

export const Success: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    const dialog = await choose(csv());
    await expect(await dialog.findByText('上传成功！')).toBeVisible();
    await expect(args.onUploaded).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog.getByRole('button', { name: '完成' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** Without a rule every file is taken. */
export const AnyType: Story = {
  tags: ['!visual'],
  args: { children: undefined },
  play: async ({ args }) => {
    const dialog = await choose(csv('reads.bam'));
    await expect(await dialog.findByText('上传成功！')).toBeVisible();
    await expect(args.upload).toHaveBeenCalledTimes(1);
  },
};

/** The specification's words, nothing is sent, and nobody is asked to try the same file again. */
export const WrongType: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    const dialog = await choose(csv('reads.bam'));
    await expect(await dialog.findByText('上传失败：请上传指定格式的文件：.csv、.xls、.xlsx、.txt')).toBeVisible();
    await expect(args.upload).not.toHaveBeenCalled();
    await expect(dialog.queryByRole('button', { name: '重新上传 reads.bam' })).not.toBeInTheDocument();
  },
};

export const TooLarge: Story = {
  tags: ['!visual'],
  args: { children: <UploadDialogFiles maxSize={5} /> },
  play: async () => {
    const dialog = await choose(csv());
    await expect(await dialog.findByText('上传失败：抱歉，您上传的文件过大（< 5 B）！')).toBeVisible();
  },
};

/** Asked before the first byte; the server's reason is shown and nothing is sent. */
export const Refused: Story = {
  tags: ['!visual'],
  args: { validateMeta: fn(async () => '缺少样本列，请检查表头') },
  play: async ({ args }) => {
    const dialog = await choose(csv());
    await expect(await dialog.findByText('上传失败：缺少样本列，请检查表头')).toBeVisible();
    await expect(args.upload).not.toHaveBeenCalled();
  },
};

export const Checking: Story = {
  tags: ['!visual'],
  args: { validateMeta: fn(() => new Promise<undefined>(() => {})) },
  play: async () => {
    const dialog = await choose(csv());
    await expect(await dialog.findByText('校验中')).toBeVisible();
  },
};

/** On its way the dialog stays: Escape does nothing, cancel and background do. */
export const Uploading: Story = {
  tags: ['!visual'],
  args: { upload: endless },
  play: async ({ args }) => {
    const dialog = await choose(csv());
    await expect(await dialog.findByText('99% · 服务器处理中')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(dialog.queryByRole('button', { name: '关闭' })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: '后台上传' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Cancelled: Story = {
  tags: ['!visual'],
  args: { upload: endless },
  play: async () => {
    const dialog = await choose(csv());
    await userEvent.click(await dialog.findByRole('button', { name: '取消上传' }));
    await expect(await dialog.findByText('已取消')).toBeVisible();
    await expect(dialog.getByRole('button', { name: '重新上传 counts.csv' })).toBeVisible();
  },
};

export const Fails: Story = {
  tags: ['!visual'],
  args: { upload: fn(async () => Promise.reject(new Error('存储空间不足，请清理后重试'))) },
  play: async ({ args }) => {
    const dialog = await choose(csv());
    await expect(await dialog.findByText('上传失败：存储空间不足，请清理后重试')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '重新上传 counts.csv' }));
    await waitFor(() => expect(args.upload).toHaveBeenCalledTimes(2));
  },
};

/** What is asked goes with every file that is added afterwards. */
export const Asks: Story = {
  tags: ['!visual'],
  args: {
    title: '上传到“肝脏代谢组”',
    children: (
      <>
        <UploadDialogChoice
          label="转换为"
          name="format"
          options={[
            { value: 'csv', label: 'CSV' },
            { value: 'xlsx', label: 'XLSX' },
          ]}
        />
        <UploadDialogChoice label="数据类型" name="kind" options={[{ value: 'table', label: '数据表' }]} />
        <UploadDialogFiles />
      </>
    ),
  },
  play: async ({ args }) => {
    await choose(csv());
    await waitFor(() =>
      expect(args.upload).toHaveBeenCalledWith(
        expect.anything(),
        expect.objectContaining({ meta: { format: 'csv', kind: 'table' } }),
      ),
    );
  },
};

const inFolder = (path: string) => {
  const file = csv(path.split('/').at(-1));
  Object.defineProperty(file, 'webkitRelativePath', { value: path });
  return file;
};
/** A folder is chosen by a button too; each file comes with the folders it lies in, system files stay out. */
export const Folders: Story = {
  tags: ['!visual'],
  args: { children: <UploadDialogFiles accept={[]} folders /> },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: '选择文件夹' })).toBeVisible();
    await userEvent.upload(
      dialog.getByLabelText('选择文件夹', { selector: 'input' }),
      [inFolder('批次/.DS_Store'), inFolder('批次/质控/qc.csv')],
      { applyAccept: false },
    );
    await waitFor(() => expect(args.upload).toHaveBeenCalledOnce());
    await expect(args.upload).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'qc.csv' }),
      expect.objectContaining({ path: ['批次', '质控'] }),
    );
  },
};

/** One after another; a file that fails holds up nobody. */
export const Several: Story = {
  args: {
    upload: fn(async (file: File, { onProgress }: UploadRun) => {
      if (file.name.startsWith('b')) throw new Error('文件内容不是文本');
      if (file.name.startsWith('c')) return new Promise<string>(() => onProgress(0.4));
      return 'file-7';
    }),
  },
  play: async () => {
    const dialog = await choose(csv('a.csv'), csv('b.csv'), csv('c.csv'), csv('d.csv'));
    await expect(await dialog.findByText(/^40%/)).toBeVisible();
    await expect(dialog.getByText('上传失败：文件内容不是文本')).toBeVisible();
    await expect(dialog.getByText('等待上传')).toBeVisible();
    await expect(dialog.getByText('正在上传 2 个文件 · 20%')).toBeVisible();
  },
};

/** A new file takes the place of the former, which leads back to the beginning. */
export const OneFileOnly: Story = {
  tags: ['!visual'],
  args: { children: <UploadDialogFiles multiple={false} /> },
  play: async () => {
    const dialog = await choose(csv('a.csv'));
    await dialog.findByText('上传成功！');
    await choose(csv('b.csv'));
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.click(dialog.getByRole('button', { name: '移除 b.csv' }));
    await expect(dialog.queryByRole('listitem')).not.toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: '选择文件' })).toBeEnabled();
  },
};

/** Nothing is sent until the user has decided; the decision is told to the server. */
export const Conflict: Story = {
  tags: ['!visual'],
  args: {
    upload: fn(async (_file: File, { conflict }: UploadRun) => {
      if (conflict === 'ask') throw new NameTaken();
      return 'file-7';
    }),
  },
  play: async ({ args }) => {
    const dialog = await choose(csv('定量表.csv'), csv('分组.csv'), csv('旧表.csv'));
    await userEvent.click(await dialog.findByRole('button', { name: '保留两者 定量表.csv' }));
    await waitFor(() =>
      expect(args.upload).toHaveBeenLastCalledWith(
        expect.objectContaining({ name: '定量表.csv' }),
        expect.objectContaining({ conflict: 'keep' }),
      ),
    );
    await userEvent.click(dialog.getByRole('button', { name: '跳过 旧表.csv' }));
    await expect(dialog.queryByText('旧表.csv')).not.toBeInTheDocument();
  },
};

const sent: number[] = [];
/**
 * A part that fails is sent again by itself; after that the user goes on with the part that is missing, not from the
 * beginning.
 */
export const InParts: Story = {
  tags: ['!visual'],
  args: {
    upload: sendInParts({
      partSize: 4,
      tries: 2,
      wait: () => 0,
      sendPart: async ({ index }) => {
        sent.push(index);
        if (index === 1 && sent.filter((part) => part === 1).length < 3)
          throw new Error('网络连接中断，请检查网络后重试');
      },
      finish: async () => 'file-7',
    }),
  },
  play: async () => {
    sent.length = 0;
    const dialog = await choose(csv());
    await expect(await dialog.findByText('上传失败：网络连接中断，请检查网络后重试')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '重新上传 counts.csv' }));
    await expect(await dialog.findByText('上传成功！')).toBeVisible();
    await expect(sent).toEqual([0, 1, 1, 1, 2]);
  },
};

function InBackground() {
  const [open, setOpen] = useState(true);
  const [finish, setFinish] = useState<() => void>();
  return (
    <>
      <Button onClick={() => setOpen(true)}>上传</Button>
      <Button onClick={finish}>服务器确认</Button>
      <Uploads
        onOpenChange={setOpen}
        open={open}
        upload={() => new Promise<string>((resolve) => setFinish(() => () => resolve('file-7')))}
      />
    </>
  );
}
/** It goes on without the dialog, and how it ended is seen at the next opening. */
export const Background: Story = {
  tags: ['!visual'],
  render: () => <InBackground />,
  play: async ({ canvasElement }) => {
    const dialog = await choose(csv());
    await userEvent.click(await dialog.findByRole('button', { name: '后台上传' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(within(canvasElement).getByRole('button', { name: '服务器确认' }));
    await userEvent.click(within(canvasElement).getByRole('button', { name: '上传' }));
    await expect(within(await screen.findByRole('dialog')).getByText('上传成功！')).toBeVisible();
  },
};

const runs: UploadRun[] = [];
function Leaving({ onUploaded }: { onUploaded: () => void }) {
  const [here, setHere] = useState(true);
  const [finish, setFinish] = useState<() => void>();
  const upload = (_file: File, run: UploadRun) => {
    runs.push(run);
    return new Promise<string>((resolve) => setFinish(() => () => resolve('late')));
  };
  return (
    <>
      <button onClick={() => setHere(false)} type="button">
        离开页面
      </button>
      <button onClick={finish} type="button">
        服务器确认
      </button>
      {here && <Uploads onOpenChange={() => {}} onUploaded={onUploaded} open upload={upload} />}
    </>
  );
}
/** What was on its way is given up with the component, and a late answer tells nobody. */
export const Unmounted: Story = {
  tags: ['!visual'],
  render: ({ onUploaded }) => <Leaving onUploaded={onUploaded as () => void} />,
  play: async ({ args, canvasElement }) => {
    runs.length = 0;
    await choose(csv());
    await waitFor(() => expect(runs).toHaveLength(1));
    const press = (name: string) => fireEvent.click(within(canvasElement).getByRole('button', { name, hidden: true }));
    await press('离开页面');
    await waitFor(() => expect(runs[0]!.signal.aborted).toBe(true));
    await press('服务器确认');
    await expect(args.onUploaded).not.toHaveBeenCalled();
  },
};
