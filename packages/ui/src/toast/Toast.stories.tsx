import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ToastProvider } from './ToastProvider.tsx';
import { useToast } from './ToastContext.ts';
import type { Toast } from './toasts.ts';

type SayProps = { say: (toast: Toast) => void };

function Say({ say }: SayProps) {
  const toast = useToast();
  return <Button onClick={() => say(toast)}>执行</Button>;
}

const undo = fn();
const meta = {
  title: '浮层/Toast',
  component: Say,
  args: { say: (toast) => toast.success('已保存') },
  beforeEach: () => void undo.mockClear(),
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<SayProps>;
export default meta;
type Story = StoryObj<SayProps>;
const press = async (canvasElement: HTMLElement) => userEvent.click(within(canvasElement).getByRole('button', { name: '执行' }));
/** Under the pointer a message stays, in front of a reader as in front of the camera. */
const hold = async (message: HTMLElement) => userEvent.hover(message);

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    const message = await screen.findByRole('status');
    await expect(message).toHaveTextContent('已保存');
    await hold(message);
  },
};

export const Undo: Story = {
  args: { say: (toast) => toast.success('已删除“样本 01.csv”', { action: { label: '撤销', onClick: undo } }) },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('status')).toBeNull();
  },
};

export const FailureWithDetails: Story = {
  args: { say: (toast) => toast.error('上传失败：网络已断开，请检查后重试', { details: { code: 5001, requestId: '01JD8Z3M7Q' } }) },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await expect(await screen.findByRole('alert')).toHaveTextContent('上传失败');
    await userEvent.click(screen.getByRole('button', { name: '详情' }));
    await expect(screen.getByText('请求编号 01JD8Z3M7Q')).toBeVisible();
  },
};

/** An act that can be taken back says so for eight seconds. */
export const OffersUndo: Story = {
  args: { say: (toast) => toast.success('已删除“样本 01.csv”', { action: { label: '撤销', onClick: undo } }) },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await hold(await screen.findByRole('status'));
    await expect(screen.getByRole('button', { name: '撤销' })).toBeVisible();
  },
};

export const Counted: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await press(canvasElement);
    const message = await screen.findByRole('status');
    await expect(message).toHaveTextContent('已保存×2共 2 次');
    await hold(message);
  },
};

/** F6 goes to the messages and back; Escape closes the focused one. */
export const Keyboard: Story = {
  args: { say: (toast) => toast.error('任务未能提交，请稍后重试') },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '执行' });
    await userEvent.click(button);
    await userEvent.keyboard('{F6}');
    await expect(screen.getByRole('region', { name: '消息（F6）' })).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{F6}{Tab}{Escape}');
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(button).toHaveFocus();
  },
};
