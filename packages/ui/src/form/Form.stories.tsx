import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { Form, FormActions, FormErrorSummary, FormSection } from './index.ts';

const save = fn();
function ProjectForm() {
  const [name, setName] = useState('');
  const [attempt, setAttempt] = useState(0);
  const errors = attempt > 0 && name === '' ? [{ id: 'project-name', message: '请输入项目名称' }] : [];
  return (
    <Form
      onSubmit={() => {
        setAttempt(attempt + 1);
        if (name !== '') save(name);
      }}
    >
      <FormErrorSummary attempt={attempt} errors={errors} />
      <FormSection title="基本信息">
        <TextField error={errors[0]?.message} id="project-name" label="项目名称" onChange={setName} required value={name} />
        <TextField label="合同编号" />
      </FormSection>
      <FormActions>
        <Button type="submit" variant="primary">
          保存
        </Button>
        <Button>取消</Button>
      </FormActions>
    </Form>
  );
}

export default { title: '输入/Form', component: Form, args: { onSubmit: fn(), children: null }, render: () => <ProjectForm /> } satisfies Meta<typeof Form>;

type Story = StoryObj<typeof Form>;

export const Basic: Story = {};
/** Each refused attempt moves the focus to the summary, whose links lead to the fields; Enter sends. */
export const LeadsToErrors: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    save.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(canvas.getByRole('alert').parentElement).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent('有 1 处需要修改');
    await userEvent.click(canvas.getByRole('link', { name: '请输入项目名称' }));
    await userEvent.keyboard('肝脏代谢组{Enter}');
    await expect(save).toHaveBeenCalledWith('肝脏代谢组');
  },
};
