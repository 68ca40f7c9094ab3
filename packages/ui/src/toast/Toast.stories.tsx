import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { announced, spoken } from '../screen-reader/spoken.ts';
import { TextField } from '../text-field/index.ts';
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
const press = async (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: '执行' }));
/** Keeps a message on the page, also for its picture: under the pointer it does not go away. */
const hold = async (message: HTMLElement) => userEvent.hover(message);

export const Basic: Story = {
  tags: ['narrow'],
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    const message = await screen.findByRole('status');
    await expect(message).toHaveTextContent('已保存');
    await expect(screen.getByRole('region').getBoundingClientRect().top).toBe(80);
    await hold(message);
  },
};

export const Undo: Story = {
  tags: ['!visual'],
  args: { say: (toast) => toast.success('已删除“样本 01.csv”', { action: { label: '撤销', onClick: undo } }) },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('status')).toBeNull();
  },
};

export const FailureWithDetails: Story = {
  args: {
    say: (toast) =>
      toast.error('上传失败：网络已断开，请检查后重试', { details: { code: 5001, requestId: '01JD8Z3M7Q' } }),
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await expect(await screen.findByRole('alert')).toHaveTextContent('上传失败');
    await userEvent.click(screen.getByRole('button', { name: '详情' }));
    await expect(screen.getByText('请求编号 01JD8Z3M7Q')).toBeVisible();
  },
};

/** An act that can be taken back says so for eight seconds. */
export const OffersUndo: Story = {
  tags: ['!visual'],
  args: { say: (toast) => toast.success('已删除“样本 01.csv”', { action: { label: '撤销', onClick: undo } }) },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await hold(await screen.findByRole('status'));
    await expect(screen.getByRole('button', { name: '撤销' })).toBeVisible();
  },
};

export const Counted: Story = {
  tags: ['!visual'],
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
  tags: ['!visual'],
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

/** Ctrl+Z takes the newest act back while its message is there; in a text field the key belongs to the text. */
export const UndoByKey: Story = {
  tags: ['!visual'],
  args: { say: (toast) => toast.success('已删除“样本 01.csv”', { undo }) },
  render: (args) => (
    <>
      <Say {...args} />
      <TextField label="备注" />
    </>
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    const button = await screen.findByRole('button', { name: '撤销' });
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+Z');
    await userEvent.click(within(canvasElement).getByRole('textbox'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(undo).not.toHaveBeenCalled();
    within(canvasElement).getByRole('button', { name: '执行' }).focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(undo).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(undo).toHaveBeenCalledOnce();
  },
};

/** Four messages: the oldest that goes by itself makes room, the error stays. */
export const ThreeAtMost: Story = {
  tags: ['!visual'],
  args: {
    say: (toast) => {
      toast.error('上传失败：文件超过 100 MB，请压缩后重试');
      toast.success('已保存');
      toast.info('报告已生成');
      toast.success('已提交 3 个任务');
    },
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await screen.findByText('已提交 3 个任务');
    await expect(screen.getByRole('alert')).toBeVisible();
    await expect(screen.getAllByRole('status')).toHaveLength(2);
    await expect(screen.queryByText('已保存')).toBeNull();
    await hold(screen.getByText('已提交 3 个任务'));
  },
};

export const LongText: Story = {
  args: {
    say: (toast) =>
      toast.error(
        `上传失败：“${'2024-03_肝脏代谢组_正离子模式_'.repeat(6)}QC12.mzML”不是有效的质谱数据文件，请检查后重新上传`,
        { action: { label: '重新上传', onClick: () => {} }, details: { code: 5001, requestId: '01JD8Z3M7Q' } },
      ),
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

const copied = fn(async (_text: string) => {});
/** What support needs goes to the clipboard with the message. */
export const CopiesDetails: Story = {
  tags: ['!visual'],
  args: FailureWithDetails.args!,
  beforeEach: () => void spyOn(navigator.clipboard, 'writeText').mockImplementation(copied),
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: '复制' }));
    await expect(copied).toHaveBeenLastCalledWith(
      '上传失败：网络已断开，请检查后重试\n错误码 5001\n请求编号 01JD8Z3M7Q',
    );
    await expect(await screen.findByRole('button', { name: '已复制' })).toBeVisible();
  },
};

/** What is announced without anybody going there: results politely, failures at once, a repeated one with its count. */
export const Announced: Story = {
  tags: ['!visual'],
  args: { say: (toast) => toast.success('已保存') },
  render: (args) => (
    <>
      <Say {...args} />
      <Fail />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = await announced(document.body, async () => {
      await press(canvasElement);
      await screen.findByText('已保存');
    });
    await expect(first).toEqual(['polite: 已保存']);
    const again = await announced(document.body, async () => {
      await press(canvasElement);
      await screen.findByText('共 2 次');
    });
    // The virtual reader also reads the drawn ×2, which is hidden from real ones.
    await expect(again.at(-1)).toMatch(/^polite: 已保存.*共 2 次$/);
    const failed = await announced(document.body, async () => {
      await userEvent.click(canvas.getByRole('button', { name: '失败' }));
      await screen.findByText('任务未能提交，请稍后重试');
    });
    await expect(failed).toEqual(['assertive: 任务未能提交，请稍后重试']);
    await expect(await spoken(screen.getByRole('region', { name: '消息（F6）' }))).toEqual([
      'region, 消息（F6）',
      'list',
      'listitem, level 1, position 1, set size 2',
      'status',
      '已保存',
      '共 2 次',
      'button, 关闭',
      'listitem, level 1, position 2, set size 2',
      'alert',
      '任务未能提交，请稍后重试',
      'button, 关闭',
    ]);
  },
};

function Fail() {
  const toast = useToast();
  return <Button onClick={() => toast.error('任务未能提交，请稍后重试')}>失败</Button>;
}
