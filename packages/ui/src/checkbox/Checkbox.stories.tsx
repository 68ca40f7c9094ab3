import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Checkbox } from './index.ts';

export default { title: '输入/Checkbox', component: Checkbox, args: { label: '对数转换', onCheckedChange: fn() } } satisfies Meta<typeof Checkbox>;

type Story = StoryObj<typeof Checkbox>;

export const Basic: Story = {};
export const States: Story = {
  render: () => (
    <Stack align="start" space="small">
      <Checkbox checked label="已选" />
      <Checkbox checked="indeterminate" label="部分选中" />
      <Checkbox help="以 2 为底，先加 1" label="对数转换" />
      <Checkbox error="请先同意用户协议" label="我已阅读并同意用户协议" />
      <Checkbox disabled label="停用" />
      <Checkbox checked disabled label="停用且已选" />
      <Checkbox label="样本 01" labelHidden />
    </Stack>
  ),
};
/** The word is part of the target, and Space works. */
export const Toggles: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('对数转换'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    canvas.getByRole('checkbox', { name: '对数转换' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};
