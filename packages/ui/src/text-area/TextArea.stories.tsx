import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { TextArea } from './index.ts';

export default { title: '表单/TextArea', component: TextArea, args: { label: '备注', defaultValue: '第二批样本于 2024-03-08 送达' } } satisfies Meta<typeof TextArea>;

type Story = StoryObj<typeof TextArea>;

export const Basic: Story = {};
export const States: Story = {
  render: () => (
    <Stack>
      <TextArea help="说明实验目的与分组" label="必填" placeholder="请输入" required />
      <TextArea defaultValue="无" error="至少输入 10 个字" label="有误" />
      <TextArea defaultValue="不能修改的内容" disabled label="停用" />
      <TextArea defaultValue="可以选中和复制的内容" label="只读" readOnly />
    </Stack>
  ),
};
/** The counter follows the typing. */
export const Counts: Story = {
  args: { maxLength: 200, defaultValue: '', label: '意见' },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: '意见' }), '很好');
    await expect(within(canvasElement).getByText('2 / 200')).toBeVisible();
  },
};
