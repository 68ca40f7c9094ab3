import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { Dialog } from './Dialog.tsx';
import { DialogClose } from './DialogClose.tsx';
import { DialogContent } from './DialogContent.tsx';
import { DialogTrigger } from './DialogTrigger.tsx';

const meta = { title: '浮层/Dialog', component: Dialog, args: { onOpenChange: fn(), children: null } } satisfies Meta<typeof Dialog>;
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
};
