import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type FormEvent } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { spoken } from '../screen-reader/spoken.ts';
import { TextField } from '../text-field/index.ts';
import { Dialog } from './Dialog.tsx';
import { DialogClose } from './DialogClose.tsx';
import { DialogContent } from './DialogContent.tsx';
import { DialogTrigger } from './DialogTrigger.tsx';

const meta = {
  title: '浮层/Dialog',
  component: Dialog,
  // An open dialog would cover the whole docs page, so there each story is shown in a frame of its own.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { onOpenChange: fn(), children: null },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const footer = (
  <>
    <DialogClose>
      <Button>取消</Button>
    </DialogClose>
    <Button variant="primary">新建</Button>
  </>
);

export const Basic: Story = {
  tags: ['compact', 'narrow', 'focus', 'hover'],
  render: (args) => (
    <Dialog {...args}>
      <DialogTrigger>
        <Button>新建分组方案</Button>
      </DialogTrigger>
      <DialogContent description="方案保存在当前项目中，可随时修改" footer={footer} title="新建分组方案">
        <TextField label="名称" />
      </DialogContent>
    </Dialog>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '新建分组方案' }));
    const dialog = await screen.findByRole('dialog', { name: '新建分组方案' });
    await expect(dialog).toHaveAccessibleDescription('方案保存在当前项目中，可随时修改');
    await waitFor(() => expect(screen.getByRole('textbox', { name: '名称' })).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
  },
};

/** Tab wraps, Escape closes, and the focus is back on the opener. */
export const Keyboard: Story = {
  ...Basic,
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: '新建分组方案' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const main = await screen.findByRole('button', { name: '新建' });
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    main.focus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

function OpenedByState() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>查看说明</Button>
      <Dialog onOpenChange={setOpen} open={open}>
        <DialogContent initialFocus="title" size="small" title="归一化方法说明">
          概率商归一化以参考谱为基准，估计每个样本的稀释倍数。
        </DialogContent>
      </Dialog>
    </>
  );
}

/** Without a `DialogTrigger` the focus still returns; long text starts at the title. */
export const ControlledLongText: Story = {
  tags: ['!visual'],
  render: () => <OpenedByState />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button');
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('heading', { name: '归一化方法说明' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Locked: Story = {
  tags: ['!visual'],
  args: { defaultOpen: true, locked: true },
  render: (args) => (
    <Dialog {...args}>
      <DialogContent footer={<Button>取消上传</Button>} title="上传文件">
        正在上传，请勿离开
      </DialogContent>
    </Dialog>
  ),
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: '取消上传' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(screen.queryByRole('button', { name: '关闭' })).toBeNull();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/**
 * Text without controls needs scrolling: reading begins at the title, and the arrow keys scroll. The buttons stay in
 * sight.
 */
export const LargeWithLongContent: Story = {
  args: { defaultOpen: true },
  render: (args) => (
    <Dialog {...args}>
      <DialogContent footer={footer} size="large" title="选择样本">
        {Array.from({ length: 60 }, (_, index) => (
          <p key={index}>样本 {index + 1}</p>
        ))}
      </DialogContent>
    </Dialog>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: '选择样本' })).toHaveFocus());
    const save = screen.getByRole('button', { name: '新建' });
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(document.documentElement.clientHeight);
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByText('样本 1').parentElement).toHaveFocus();
  },
};

/** Three widths; narrower than 768 px it is a sheet at the bottom. */
export const Small: Story = {
  args: { defaultOpen: true },
  render: (args) => (
    <Dialog {...args}>
      <DialogContent footer={footer} size="small" title="重命名分组方案">
        <TextField defaultValue="对照组与模型组" label="名称" />
      </DialogContent>
    </Dialog>
  ),
};

const longName = `${'2024-03_肝脏代谢组_正离子模式_原始数据_'.repeat(8)}QC12.mzML`;
export const LongTitle: Story = {
  args: { defaultOpen: true },
  render: (args) => (
    <Dialog {...args}>
      <DialogContent
        description="名称来自仪器导出的文件，可能很长；标题会换行，不会把关闭按钮挤出窗口，也不会截去样本编号和扩展名"
        footer={footer}
        size="small"
        title={`删除“${longName}”`}
      >
        使用它的 3 个任务不受影响
      </DialogContent>
    </Dialog>
  ),
};

const save = fn();
function WithForm() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!name) return;
    save(name);
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>新建</Button>
      <Dialog onOpenChange={setOpen} open={open}>
        <DialogContent
          footer={
            <>
              <DialogClose>
                <Button>取消</Button>
              </DialogClose>
              <Button form="scheme" type="submit" variant="primary">
                保存
              </Button>
            </>
          }
          title="新建分组方案"
        >
          <form id="scheme" noValidate onSubmit={submit}>
            <TextField
              error={tried && !name ? '请输入名称' : undefined}
              label="名称"
              onValueChange={setName}
              required
              value={name}
            />
          </form>
        </DialogContent>
      </Dialog>
    </>
  );
}

/** Enter in the field and the button at the end submit the same form; what is wrong stays in the window. */
export const FormInside: Story = {
  tags: ['!visual'],
  beforeEach: () => void save.mockClear(),
  render: () => <WithForm />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: '新建' });
    await userEvent.click(opener);
    const field = await screen.findByRole('textbox', { name: /名称/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAccessibleDescription('请输入名称');
    await userEvent.keyboard('对照组{Enter}');
    await expect(save).toHaveBeenCalledWith('对照组');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A press beside the window closes it, as Escape does. */
export const PressBeside: Story = {
  tags: ['!visual'],
  args: { defaultOpen: true },
  render: Basic.render!,
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.click(document.querySelector('[data-modal-overlay]')!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** Word for word what a screen reader says from the window's start to its end. */
export const Spoken: Story = {
  tags: ['!visual'],
  args: { defaultOpen: true },
  render: Basic.render!,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '新建分组方案' });
    await waitFor(() => expect(screen.getByRole('textbox', { name: '名称' })).toHaveFocus());
    await expect(await spoken(dialog)).toEqual([
      'dialog, 新建分组方案, 方案保存在当前项目中，可随时修改, modal',
      'heading, 新建分组方案, level 2',
      'button, 关闭',
      'paragraph',
      '方案保存在当前项目中，可随时修改',
      '名称',
      'textbox, 名称',
      'button, 取消',
      'button, 新建',
    ]);
  },
};
