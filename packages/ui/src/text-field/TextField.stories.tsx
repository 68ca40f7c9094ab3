import type { Meta, StoryObj } from '@storybook/react-vite';
import { Folder } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Stack } from '../stack/index.ts';
import { TextField } from './index.ts';

export default {
  title: '表单/TextField',
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

export const Basic: Story = {};

export const States: Story = {
  render: () => (
    <Stack>
      <TextField help="最多 100 个字符" label="必填" placeholder="例如 肝脏代谢组" required />
      <TextField defaultValue="C:\数据" error="名称不能包含 \ / : * ? 等字符，请修改后重试" help="最多 100 个字符" label="有误" />
      <TextField defaultValue="2024-03" disabled label="停用" />
      <TextField defaultValue="2024-03" label="只读" readOnly />
      <TextField defaultValue="37" label="带图标和单位" prefix={<Folder size={16} strokeWidth={1.5} />} suffix="℃" />
      <TextField label="工具栏中的标签只读出" labelHidden placeholder="标签不显示" size="small" />
    </Stack>
  ),
};

/** The help, the error and the required mark all belong to the input, not only to the eye. */
export const TellsItsErrorToScreenReaders: Story = {
  args: { error: '请输入项目名称', help: '最多 100 个字符', required: true, defaultValue: '' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: '项目名称' });
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('请输入项目名称 最多 100 个字符');
  },
};

const changed = fn();
function Controlled() {
  const [name, setName] = useState('');
  return (
    <TextField
      label="项目名称"
      onChange={(value) => {
        changed(value);
        setName(value);
      }}
      value={name}
    />
  );
}

/** With `value` the caller gets the text itself. */
export const ControlledByTheCaller: Story = {
  render: () => <Controlled />,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '肝');
    await expect(changed).toHaveBeenLastCalledWith('肝');
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('肝');
  },
};
