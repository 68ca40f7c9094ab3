import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { composePinyin } from '../field/composePinyin.ts';
import { Stack } from '../stack/index.ts';
import { TextArea } from './index.ts';

export default {
  title: '输入/TextArea',
  component: TextArea,
  args: { label: '备注', defaultValue: '第二批样本于 2024-03-08 送达' },
} satisfies Meta<typeof TextArea>;

type Story = StoryObj<typeof TextArea>;

export const Basic: Story = { tags: ['focus', 'hover'] };
export const States: Story = {
  render: () => (
    <Stack>
      <TextArea help="说明实验目的与分组" label="必填" placeholder="请输入" required />
      <TextArea defaultValue="无" error="内容太短，请至少填写 10 个字符" label="有误" />
      <TextArea defaultValue="不能修改的内容" disabled help="报告发布后不能修改" label="停用" />
      <TextArea defaultValue="可以选中和复制的内容" label="只读" readOnly />
    </Stack>
  ),
};
export const LongText: Story = {
  tags: ['narrow'],
  args: {
    maxLength: 1000,
    defaultValue: `${'第一批样本来自三家医院，第二批样本于次年三月送达。'.repeat(6)}\n${'R1_01_'.repeat(34)}`,
    help: '高度随内容增长，直到窗口的六成；再多则在框内滚动',
  },
};
/** The counter follows the typing, from outside as well. */
export const Counts: Story = {
  tags: ['!visual'],
  args: { maxLength: 5, defaultValue: '', label: '意见' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: '意见' }), '很好');
    await expect(canvas.getByText('2 / 5')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: '意见' }), '很好很好');
    await expect(canvas.getByRole('textbox', { name: '意见' })).toHaveValue('很好很好很');
    await expect(canvas.getByRole('status')).toHaveTextContent('已达到 5 个字符的上限');
  },
};

function Controlled() {
  const [value, setValue] = useState('');
  return <TextArea label="备注" onValueChange={setValue} value={value} />;
}
/** Enter makes a new line, also the one that confirms a pinyin candidate does not send the form around. */
export const ControlledByTheCaller: Story = {
  tags: ['!visual'],
  render: () => <Controlled />,
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole<HTMLTextAreaElement>('textbox', { name: '备注' });
    await composePinyin(area, 'gan', '肝', () => expect(area).toHaveValue('gan'));
    await userEvent.type(area, '{Enter}脏');
    await expect(area).toHaveValue('肝\n脏');
  },
};
