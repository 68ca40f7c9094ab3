import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Switch } from './index.ts';

export default {
  title: '输入/Switch',
  component: Switch,
  args: { label: '单键快捷键', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;

type Story = StoryObj<typeof Switch>;

export const Basic: Story = {
  tags: ['focus', 'hover'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('单键快捷键'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await expect(within(canvasElement).getByRole('switch', { name: '单键快捷键' })).toBeChecked();
  },
};
export const States: Story = {
  tags: ['narrow'],
  render: () => (
    <Stack align="start" space="small">
      <Switch label="关" />
      <Switch defaultChecked help="任务完成后发送邮件" label="邮件通知" />
      <Switch disabled help="请先绑定邮箱" label="停用" />
      <Switch checked disabled label="停用且打开" />
      <Switch defaultChecked label="只读出的标签" labelHidden />
      <Switch label={'很长的文字会自然折行，开关与第一行对齐，'.repeat(4)} />
    </Stack>
  ),
};
function Controlled() {
  const [on, setOn] = useState(true);
  return <Switch checked={on} label="邮件通知" onCheckedChange={setOn} />;
}
export const ControlledByTheCaller: Story = {
  tags: ['!visual'],
  render: () => <Controlled />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(within(canvasElement).getByRole('switch')).not.toBeChecked();
  },
};
