import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PasswordField } from './index.ts';

export default { title: '输入/PasswordField', component: PasswordField, args: { label: '密码', help: '至少 6 位', defaultValue: 'secret' } } satisfies Meta<typeof PasswordField>;

type Story = StoryObj<typeof PasswordField>;

export const Basic: Story = {};
/** The button keeps its name; its pressed state says whether the secret is shown. */
export const Shows: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const show = canvas.getByRole('button', { name: '显示密码' });
    await expect(canvas.getByLabelText('密码')).toHaveAttribute('type', 'password');
    await userEvent.click(show);
    await expect(canvas.getByLabelText('密码')).toHaveAttribute('type', 'text');
    await expect(show).toHaveAttribute('aria-pressed', 'true');
  },
};
/** Pasting is allowed, so that password managers work. */
export const Pastes: Story = {
  args: { defaultValue: '' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('密码');
    await userEvent.click(input);
    await userEvent.paste('从管理器粘贴');
    await expect(input).toHaveValue('从管理器粘贴');
  },
};
export const Failed: Story = { args: { error: '密码错误，请重新输入' } };
