import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Checkbox } from './index.ts';

export default {
  title: '输入/Checkbox',
  component: Checkbox,
  args: { label: '我已阅读并同意《用户协议》', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;

type Story = StoryObj<typeof Checkbox>;

/** The words are part of the target. */
export const Basic: Story = {
  tags: ['focus', 'hover'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('我已阅读并同意《用户协议》'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await expect(within(canvasElement).getByRole('checkbox')).toBeChecked();
  },
};
export const States: Story = {
  tags: ['narrow'],
  render: () => (
    <Stack align="start" space="small">
      <Checkbox label="未选" />
      <Checkbox defaultChecked label="选中" />
      <Checkbox checked="indeterminate" label="部分选中" />
      <Checkbox disabled help="需要管理员权限" label="停用" />
      <Checkbox checked disabled label="停用且选中" />
      <Checkbox checked="indeterminate" disabled label="停用且部分选中" />
      <Checkbox help="之后可以在设置中修改" label="带说明" required />
      <Checkbox error="请先同意《用户协议》，再注册" label="有误" required />
      <Checkbox defaultChecked label="行 1" labelHidden />
      <Checkbox
        label={'很长的文字会自然折行，方框与第一行对齐；名称里没有可以断开的地方也一样：'.concat('R1_01_'.repeat(20))}
      />
    </Stack>
  ),
};
function SomeOf() {
  const [checked, setChecked] = useState<boolean | 'indeterminate'>('indeterminate');
  return <Checkbox checked={checked} label="全部样本" onCheckedChange={setChecked} />;
}
/** Half ticked is said as mixed, and one press ticks everything. */
export const Indeterminate: Story = {
  tags: ['!visual'],
  render: () => <SomeOf />,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(box).not.toBePartiallyChecked();
  },
};
/** Space ticks; what is disabled is not reached. */
export const Keyboard: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(within(canvasElement).getByRole('checkbox')).not.toBeChecked();
  },
};
