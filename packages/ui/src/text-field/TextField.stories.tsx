import type { Meta, StoryObj } from '@storybook/react-vite';
import { Folder } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Box } from '../box/index.ts';
import { composePinyin } from '../field/composePinyin.ts';
import { Stack } from '../stack/index.ts';
import { TextField, type TextFieldProps } from './index.ts';

function Named({ value: _value, defaultValue, onValueChange: _onValueChange, ...props }: TextFieldProps) {
  const [name, setName] = useState(String(defaultValue ?? ''));
  return (
    <TextField
      {...props}
      onValueChange={(value) => {
        changed(value);
        setName(value);
      }}
      value={name}
    />
  );
}

export default {
  title: '输入/TextField',
  component: TextField,
  args: { label: '项目名称', defaultValue: '肝脏代谢组' },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof TextField>;

type Story = StoryObj<typeof TextField>;

export const Basic: Story = { tags: ['focus', 'hover'] };

export const States: Story = {
  tags: ['narrow'],
  render: () => (
    <Stack>
      <TextField help="最多 100 个字符" label="必填" placeholder="例如 肝脏代谢组" required />
      <TextField
        defaultValue="C:\数据"
        error="名称不能包含 \ / : * ? 等字符，请修改后重试"
        help="最多 100 个字符"
        label="有误"
      />
      <TextField defaultValue="2024-03" disabled help="合同生效后不能修改" label="停用" />
      <TextField defaultValue="2024-03" label="只读" readOnly />
      <TextField defaultValue="37" label="带图标和单位" prefix={<Folder size={16} strokeWidth={1.5} />} suffix="℃" />
      <TextField label="工具栏中的标签只读出" labelHidden placeholder="标签不显示" size="small" />
      <TextField defaultValue="登录页的高度" label="大" size="large" />
    </Stack>
  ),
};

export const LongText: Story = {
  render: () => (
    <Stack>
      <TextField
        defaultValue={'R1_01_'.repeat(34)}
        error="名称太长，请删减到 100 个字符以内；如果需要记录更多信息，请写在备注里，备注没有长度限制"
        help="很长的说明也要完整显示，不截断：名称会出现在报告的封面、文件名和邮件标题里，请使用能区分批次的写法"
        label="一个非常长的字段名称，长到一行放不下，需要自然地折到第二行继续显示而不是被省略号截断"
        suffix="mg/kg"
      />
    </Stack>
  ),
};

/** The help, the error and the required mark all belong to the input, not only to the eye. */
export const TellsItsErrorToScreenReaders: Story = {
  tags: ['!visual'],
  args: { error: '请输入项目名称', help: '最多 100 个字符', required: true, defaultValue: '' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: '项目名称' });
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('请输入项目名称 最多 100 个字符');
  },
};

const changed = fn();
/** With `value` the caller gets the text itself. */
export const ControlledByTheCaller: Story = {
  tags: ['!visual'],
  args: { defaultValue: '' },
  render: (args) => <Named {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '肝');
    await expect(changed).toHaveBeenLastCalledWith('肝');
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('肝');
  },
};

/** The counter comes when most is used; screen readers hear only that it is full. */
export const CountsNearTheLimit: Story = {
  tags: ['!visual'],
  args: { maxLength: 10, defaultValue: '肝脏代谢组 2' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('7 / 10')).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('textbox'), '024');
    await expect(canvas.getByText('10 / 10')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('已达到 10 个字符的上限');
  },
};

/** A real IME: letters that are composed are in the field, and the words replace them. */
export const ComposesPinyin: Story = {
  tags: ['!visual'],
  args: { defaultValue: '' },
  render: (args) => <Named {...args} />,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox');
    await composePinyin(input, 'gan', '肝', () => expect(input).toHaveValue('gan'));
    await composePinyin(input, 'zang', '脏', () => expect(input).toHaveValue('肝zang'));
    await expect(input).toHaveValue('肝脏');
    await expect(changed).toHaveBeenLastCalledWith('肝脏');
  },
};
