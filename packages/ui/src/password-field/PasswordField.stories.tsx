import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Stack } from '../stack/index.ts';
import { PasswordField } from './index.ts';

const rules = [
  { label: '至少 6 位', test: (password: string) => password.length >= 6 },
  { label: '含字母和数字', test: (password: string) => /[a-z]/i.test(password) && /\d/.test(password) },
];

export default {
  title: '输入/PasswordField',
  component: PasswordField,
  args: { label: '密码', defaultValue: 'secret' },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof PasswordField>;

type Story = StoryObj<typeof PasswordField>;

export const Basic: Story = { tags: ['focus', 'hover'] };
export const States: Story = {
  tags: ['narrow'],
  render: () => (
    <Stack>
      <PasswordField label="必填" placeholder="请输入密码" required />
      <PasswordField defaultValue="secret" error="密码不正确，请重新输入" label="有误" />
      <PasswordField defaultValue="secret" disabled help="使用统一身份登录，没有单独的密码" label="停用" />
      <PasswordField label="新密码" required rules={rules} />
      <PasswordField defaultValue="123456" label="弱" rules={rules} />
      <PasswordField defaultValue="liver2024" label="中" rules={rules} />
      <PasswordField defaultValue="Liver-2024-QC" label="强" rules={rules} />
      <PasswordField defaultValue={'correct horse battery staple '.repeat(6)} label="很长的密码" />
    </Stack>
  ),
};
/** The button keeps its name; its pressed state says whether the secret is shown. */
export const Shows: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const show = canvas.getByRole('button', { name: '显示密码' });
    await expect(canvas.getByLabelText('密码')).toHaveAttribute('type', 'password');
    await userEvent.click(show);
    await expect(canvas.getByLabelText('密码')).toHaveAttribute('type', 'text');
    await expect(show).toHaveAttribute('aria-pressed', 'true');
  },
};
/** The rules are there before anybody types, belong to the input, and are ticked off one by one. */
export const TellsRulesAndStrength: Story = {
  tags: ['!visual'],
  args: { defaultValue: '', label: '新密码', rules },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('新密码');
    await expect(input).toHaveAccessibleDescription('至少 6 位 含字母和数字');
    await expect(input).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.type(input, 'liver2');
    await expect(canvas.getAllByText('已满足')).toHaveLength(2);
    await expect(canvas.getByText(/密码强度：弱/)).toBeVisible();
    await userEvent.type(input, '024-QC');
    await expect(canvas.getByText(/密码强度：强/)).toBeVisible();
  },
};
/** Told by the state of the key, at the first press. */
export const WarnsOfCapsLock: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('密码');
    await fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
    await expect(canvas.getByText('大写锁定已打开')).toBeVisible();
    await expect(canvas.getByText('大写锁定已打开')).toHaveAttribute('role', 'status');
  },
};
/** Pasting is allowed, so that password managers work. */
export const Pastes: Story = {
  tags: ['!visual'],
  args: { defaultValue: '' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('密码');
    await userEvent.click(input);
    await userEvent.paste('从管理器粘贴');
    await expect(input).toHaveValue('从管理器粘贴');
  },
};
