import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { spoken } from '../screen-reader/spoken.ts';
import { AlertProvider } from './AlertProvider.tsx';
import { useAlert } from './AlertContext.ts';
import type { Alert } from './alerts.ts';

type AskProps = { ask: (alert: Alert) => Promise<unknown>; onAnswer: (answer: unknown) => void };

function Ask({ ask, onAnswer }: AskProps) {
  const alert = useAlert();
  return <Button onClick={() => void ask(alert).then(onAnswer)}>打开</Button>;
}

const meta = {
  component: Ask,
  title: '浮层/AlertProvider',
  args: {
    onAnswer: fn(),
    ask: (alert) => alert.info({ title: '积分将于今晚更新', content: '更新期间可以继续提交任务。' }),
  },
  decorators: [
    (Story) => (
      <AlertProvider>
        <Story />
      </AlertProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '打开' }));
    await screen.findByRole('alertdialog');
  },
} satisfies Meta<AskProps>;
export default meta;
type Story = StoryObj<AskProps>;

export const Basic: Story = { tags: ['narrow', 'focus'] };

export const Warning: Story = {
  args: { ask: (alert) => alert.warning({ title: '文件正在上传，请勿操作', content: '上传完成后再选择其他文件。' }) },
};

export const Failure: Story = {
  args: {
    ask: (alert) => alert.error({ title: '任务未能提交', content: '第 3 行的样本名称重复，请修改后重新提交。' }),
  },
};

/** The question before something goes; the harmless answer has the focus. */
export const Question: Story = {
  args: {
    ask: (alert) =>
      alert.confirm({
        title: '删除分组方案“对照组”？',
        description: '使用它的 3 个任务不受影响。',
        action: '删除',
        tone: 'danger',
      }),
  },
};

export const ConfirmDanger: Story = {
  tags: ['!visual'],
  args: {
    ask: (alert) =>
      alert.confirm({
        title: '删除分组方案“对照组”？',
        description: '使用它的 3 个任务不受影响。',
        action: '删除',
        tone: 'danger',
      }),
  },
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: '打开' });
    await userEvent.click(opener);
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleName('删除分组方案“对照组”？');
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onAnswer).toHaveBeenLastCalledWith(false));
    await waitFor(() => expect(opener).toHaveFocus());

    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: '删除' }));
    await waitFor(() => expect(args.onAnswer).toHaveBeenLastCalledWith(true));
  },
};

export const QuestionWithTypedName: Story = {
  args: {
    ask: (alert) =>
      alert.confirm({
        title: '永久删除项目？',
        description: '数据和任务都将无法找回。',
        action: '删除',
        tone: 'danger',
        typedName: '肝脏代谢组',
      }),
  },
};

/** Irreversible: the verb works only after the name was typed. */
export const ConfirmTypedName: Story = {
  tags: ['!visual'],
  args: {
    ask: (alert) =>
      alert.confirm({
        title: '永久删除项目？',
        description: '数据和任务都将无法找回。',
        action: '删除',
        tone: 'danger',
        typedName: '肝脏代谢组',
      }),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '打开' }));
    const field = await screen.findByRole('textbox', { name: '输入“肝脏代谢组”以确认' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('肝脏{Enter}');
    await expect(screen.getByRole('button', { name: '删除' })).toBeDisabled();
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await userEvent.keyboard('代谢组{Enter}');
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(true));
  },
};

export const OneAtATime: Story = {
  tags: ['!visual'],
  args: { ask: (alert) => Promise.all([alert.info({ title: '第一条' }), alert.info({ title: '第二条' })]) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '打开' }));
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleName('第一条');
    const { bottom, left, right, top } = screen.getByRole('alertdialog').getBoundingClientRect();
    await expect(Math.abs(left + right - window.innerWidth)).toBeLessThanOrEqual(2);
    await expect(Math.abs(top + bottom - window.innerHeight)).toBeLessThanOrEqual(2);
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button'));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveAccessibleName('第二条'));
  },
};

/** A long message scrolls within the window and keeps its button in sight of the keyboard. */
export const LongText: Story = {
  tags: ['!visual'],
  args: {
    ask: (alert) =>
      alert.warning({
        title: `文件“${'2024-03_肝脏代谢组_正离子模式_'.repeat(6)}QC12.mzML”不能用于该流程`,
        content:
          '该流程需要负离子模式的数据。请在“我的文件”中选择负离子模式的文件，或换用支持正离子模式的流程；已填写的参数会保留。'.repeat(
            3,
          ),
      }),
  },
};

/** The answer is the verb; an error is read with its reason. */
export const Spoken: Story = {
  tags: ['!visual'],
  args: Failure.args!,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '打开' }));
    const alert = await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: '知道了' })).toHaveFocus());
    await expect(await spoken(alert)).toEqual([
      'alertdialog, 任务未能提交, 第 3 行的样本名称重复，请修改后重新提交。, modal',
      'heading, 任务未能提交, level 2',
      '第 3 行的样本名称重复，请修改后重新提交。',
      'button, 知道了',
    ]);
  },
};
