import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Button } from '../button/index.ts';
import { composePinyin } from '../field/composePinyin.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Stack } from '../stack/index.ts';
import { TextField } from '../text-field/index.ts';
import {
  Form,
  FormActions,
  FormDraftStatus,
  FormErrorSummary,
  FormSection,
  FormSubmit,
  useLeaveGuard,
} from './index.ts';

const save = fn();
const ways = [
  { value: 'paired', label: '配对比较' },
  { value: 'unpaired', label: '独立比较' },
];

function ProjectForm() {
  const [name, setName] = useState('');
  const [way, setWay] = useState('');
  const [attempt, setAttempt] = useState(0);
  useLeaveGuard(name !== '');
  const errors =
    attempt > 0
      ? [
          ...(name === '' ? [{ id: 'project-name', message: '请输入项目名称' }] : []),
          ...(way === '' ? [{ id: 'project-way', message: '请选择比较方式' }] : []),
        ]
      : [];
  const errorOf = (id: string) => errors.find((error) => error.id === id)?.message;
  return (
    <Form
      onSubmit={() => {
        setAttempt(attempt + 1);
        if (name !== '' && way !== '') save(name, way);
      }}
    >
      <FormErrorSummary attempt={attempt} errors={errors} />
      <FormSection title="基本信息">
        <TextField
          error={errorOf('project-name')}
          id="project-name"
          label="项目名称"
          onValueChange={setName}
          required
          value={name}
        />
        <RadioGroup
          error={errorOf('project-way')}
          id="project-way"
          label="比较方式"
          onValueChange={setWay}
          options={ways}
          orientation="horizontal"
          required
          value={way}
        />
        <TextField label="合同编号" />
      </FormSection>
      <FormActions>
        <FormSubmit>保存</FormSubmit>
        <Button>取消</Button>
      </FormActions>
    </Form>
  );
}

export default {
  title: '输入/Form',
  component: Form,
  args: { onSubmit: fn(), children: null },
  render: () => <ProjectForm />,
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Form>;

type Story = StoryObj<typeof Form>;

export const Basic: Story = { tags: ['compact', 'narrow', 'focus'] };
/**
 * Each refused attempt moves the focus to the summary, whose links lead to the fields, also into a group; Enter sends.
 */
export const LeadsToErrors: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    save.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(canvas.getByRole('alert').parentElement).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent('有 2 处需要修改');
    await userEvent.click(canvas.getByRole('link', { name: '请选择比较方式' }));
    await expect(canvas.getByRole('radio', { name: '配对比较' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('link', { name: '请输入项目名称' }));
    await userEvent.keyboard('肝脏代谢组{Enter}');
    await expect(save).toHaveBeenCalledWith('肝脏代谢组', 'paired');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

let finish = () => {};
const send = fn(() => new Promise<void>((resolve) => (finish = resolve)));
/** While the answer is awaited the button shows progress; neither a second press nor Enter sends again. */
export const SendsOnce: Story = {
  tags: ['!visual'],
  render: () => (
    <Form onSubmit={send}>
      <TextField defaultValue="肝脏代谢组" label="项目名称" />
      <FormActions align="end">
        <Button>取消</Button>
        <FormSubmit>提交</FormSubmit>
      </FormActions>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    send.mockClear();
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: '提交' });
    await userEvent.dblClick(button);
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(send).toHaveBeenCalledOnce();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    finish();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await userEvent.click(button);
    await expect(send).toHaveBeenCalledTimes(2);
  },
};
/** A real IME: the Enter that confirms words does not send; the next one does. */
export const ComposesPinyin: Story = {
  tags: ['!visual'],
  render: () => (
    <Form onSubmit={() => void save()}>
      <TextField label="项目名称" />
      <FormSubmit>保存</FormSubmit>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    save.mockClear();
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox');
    await composePinyin(input, 'gan', '肝', () => expect(save).not.toHaveBeenCalled());
    await expect(input).toHaveValue('肝');
    await expect(save).not.toHaveBeenCalled();
    await userEvent.type(input, '{Enter}');
    await expect(save).toHaveBeenCalledOnce();
  },
};
/** What went wrong apart from the fields stands above them, and nothing that was typed is lost. */
export const Failed: Story = {
  render: () => (
    <Form onSubmit={fn()}>
      <FormErrorSummary attempt={0} errors={[]} failure="未能保存，内容还在，请稍后重试" />
      <TextField defaultValue="肝脏代谢组" label="项目名称" />
      <FormActions>
        <FormSubmit>保存</FormSubmit>
      </FormActions>
    </Form>
  ),
};
/** A closed section blocks all of its fields at once. */
export const DisabledSection: Story = {
  render: () => (
    <Form onSubmit={fn()}>
      <FormSection title="基本信息">
        <TextField defaultValue="肝脏代谢组" label="项目名称" />
      </FormSection>
      <FormSection disabled title="寄送地址">
        <TextField defaultValue="上海" help="样本签收后不能修改" label="城市" />
        <RadioGroup defaultValue="paired" label="比较方式" options={ways} orientation="horizontal" />
      </FormSection>
    </Form>
  ),
};
const at = new Date('2026-11-21T10:32:00+08:00');
export const DraftStatus: Story = {
  tags: ['!visual'],
  render: () => (
    <Stack>
      <FormDraftStatus restored={false} savedAt={at} state="saved" />
      <FormDraftStatus onDiscard={fn()} restored savedAt={at} state="saved" />
      <FormDraftStatus restored={false} savedAt={at} state="failed" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('已于 10:32 保存')).toBeVisible();
    await expect(within(canvasElement).getByText('已恢复 10:32 保存的草稿')).toBeVisible();
  },
};
