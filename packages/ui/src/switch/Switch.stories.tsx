import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Switch } from './index.ts';

export default { title: '输入/Switch', component: Switch, args: { label: '单键快捷键', onCheckedChange: fn() } } satisfies Meta<typeof Switch>;

type Story = StoryObj<typeof Switch>;

export const Basic: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('单键快捷键'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await expect(within(canvasElement).getByRole('switch', { name: '单键快捷键' })).toBeChecked();
  },
};
export const States: Story = {
  render: () => (
    <Stack align="start" space="small">
      <Switch label="关" />
      <Switch defaultChecked help="任务完成后发送邮件" label="邮件通知" />
      <Switch disabled label="停用" />
      <Switch checked disabled label="停用且打开" />
    </Stack>
  ),
};
