import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../link/index.ts';
import { announced } from '../screen-reader/spoken.ts';
import { Stack } from '../stack/index.ts';
import { CodeField, CodeFieldResend, type CodeFieldProps } from './index.ts';

function Typing({ value = '', onValueChange, ...props }: CodeFieldProps) {
  const [code, setCode] = useState(value);
  return (
    <CodeField
      {...props}
      onValueChange={(next) => {
        setCode(next);
        onValueChange?.(next);
      }}
      value={code}
    />
  );
}
const send = fn(async () => {});

export default {
  title: '输入/CodeField',
  component: CodeField,
  args: { label: '短信验证码', value: '', onValueChange: fn(), onComplete: fn() },
  render: (args) => <Typing {...args} />,
} satisfies Meta<typeof CodeField>;

type Story = StoryObj<typeof CodeField>;

export const Basic: Story = {
  tags: ['narrow', 'focus', 'hover'],
  args: { action: <CodeFieldResend onSend={send} />, alternative: <Link href="#mail">收不到短信？改用邮箱接收</Link> },
};
export const States: Story = {
  render: ({ onValueChange }) => (
    <Stack>
      <CodeField label="输入了一部分" onValueChange={onValueChange} required value="204" />
      <CodeField error="验证码不正确，请重新输入" label="有误" onValueChange={onValueChange} value="204817" />
      <CodeField disabled help="请先填写手机号" label="停用" onValueChange={onValueChange} value="" />
      <CodeField label="四位" length={4} onValueChange={onValueChange} value="2048" />
    </Stack>
  ),
};
/** One text field for screen readers and phones; letters are dropped, and the last digit completes it. */
export const Types: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: '短信验证码' });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await expect(input).toHaveAccessibleDescription('6 位数字');
    await userEvent.type(input, '2a０4 8');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2048');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.type(input, '179');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('204817');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenLastCalledWith('204817');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('20481');
  },
};
/** A whole message may be pasted; the digits fall into their cells. */
export const Pastes: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('textbox'));
    await userEvent.paste('【全组学云】您的验证码为 204817，5 分钟内有效');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenLastCalledWith('204817');
  },
};
/** Sending is asked for once; the wait is announced once and not counted aloud, and the focus stays. */
export const Resends: Story = {
  tags: ['!visual'],
  args: { action: <CodeFieldResend onSend={send} seconds={60} /> },
  play: async ({ canvasElement }) => {
    send.mockClear();
    const button = within(canvasElement).getByRole('button', { name: '发送验证码' });
    const said = await announced(canvasElement, async () => {
      await userEvent.dblClick(button);
      await within(canvasElement).findByRole('button', { name: '重新发送' });
    });
    await expect(send).toHaveBeenCalledOnce();
    await expect(said.filter((phrase) => phrase.includes('60 秒后可以重新发送'))).toHaveLength(1);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveTextContent(/^重新发送 \d+ 秒$/);
  },
};
