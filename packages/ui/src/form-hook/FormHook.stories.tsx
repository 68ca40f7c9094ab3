import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../box/index.ts';
import { composePinyin } from '../field/composePinyin.ts';
import { memoryStorage, register, SignUpForm } from './FormHook.fixtures.tsx';
import type { DraftStorage } from './index.ts';
import { LongForm } from './LongForm.fixtures.tsx';

export default {
  title: '输入/FormHook',
  component: SignUpForm,
  args: { onRegister: register },
  beforeEach: () => {
    register.mockReset();
    register.mockResolvedValue(undefined);
  },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof SignUpForm>;

type Story = StoryObj<typeof SignUpForm>;
const at = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    email: canvas.getByRole<HTMLInputElement>('textbox', { name: '邮箱' }),
    password: canvas.getByLabelText('密码'),
    confirm: canvas.getByLabelText('确认密码'),
    submit: canvas.getByRole('button', { name: '注册' }),
  };
};
async function fillIn(canvasElement: HTMLElement) {
  const { canvas, confirm, email, password } = at(canvasElement);
  await userEvent.type(email, 'wang@example.com');
  await userEvent.type(password, 'liver2024');
  await userEvent.type(confirm, 'liver2024');
  await userEvent.type(canvas.getByRole('textbox', { name: '手机号' }), '13800138000');
  await userEvent.type(canvas.getByRole('textbox', { name: '验证码' }), '204817');
  await userEvent.click(canvas.getByRole('checkbox'));
}

export const Basic: Story = { tags: ['narrow', 'focus'] };

/** A refused attempt lists every field by its name, takes the focus, and leads there. */
export const Summary: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, email, submit } = at(canvasElement);
    await userEvent.click(submit);
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(alert.parentElement).toHaveFocus());
    await expect(alert).toHaveTextContent('有 6 处需要修改');
    await expect(
      within(alert)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      '邮箱：此项未填写，请填写',
      '密码：此项未填写，请填写',
      '确认密码：此项未填写，请填写',
      '手机号：此项未填写，请填写',
      '验证码：此项未填写，请填写',
      '我已阅读并同意《用户协议》：尚未勾选，请阅读后勾选',
    ]);
    await userEvent.click(within(alert).getByRole('link', { name: /邮箱/ }));
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('此项未填写，请填写');
    await userEvent.type(email, 'wang@example.com');
    await waitFor(() => expect(alert).toHaveTextContent('有 5 处需要修改'));
    await expect(register).not.toHaveBeenCalled();
  },
};

/** Nothing is said while a field is being filled in for the first time; after it was left, everything at once. */
export const ChecksWhenLeftThenLive: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const { canvas, confirm, email, password } = at(canvasElement);
    await userEvent.type(email, 'wang');
    await expect(email).toBeValid();
    await userEvent.tab();
    await expect(await canvas.findByText('邮箱格式不正确，请改为 name@example.com 的形式')).toBeVisible();
    await userEvent.type(email, '@example.com');
    await waitFor(() => expect(email).toBeValid());
    await userEvent.type(password, 'liver2024');
    await userEvent.type(confirm, 'liver');
    await userEvent.tab();
    await expect(await canvas.findByText('两次输入的密码不一致，请重新输入')).toBeVisible();
    await userEvent.clear(password);
    await userEvent.type(password, 'liverx');
    await userEvent.type(confirm, 'x');
    await waitFor(() => expect(canvas.queryByText('两次输入的密码不一致，请重新输入')).not.toBeInTheDocument());
  },
};

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
/** A press moves the focus before it is released: the error of the field that it left must not move the button away. */
export const PressArrives: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const { canvas, email, submit } = at(canvasElement);
    await userEvent.type(email, 'wang');
    const before = submit.getBoundingClientRect().top;
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: submit });
    await expect(email).not.toHaveFocus();
    // Two frames later whatever was going to be drawn for the lost focus is drawn.
    await frame();
    await frame();
    await expect(canvas.queryByText(/邮箱格式不正确/)).not.toBeInTheDocument();
    await expect(submit.getBoundingClientRect().top).toBe(before);
    // Dragged off the button it is no press of it, and the field says what is wrong.
    await user.pointer({ keys: '[/MouseLeft]', target: canvasElement });
    await expect(await canvas.findByText(/邮箱格式不正确/)).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** The values go out once, however often the button is pressed, and nothing is left unsaved. */
export const SubmitsOnce: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    let done = () => {};
    register.mockImplementation(() => new Promise<void>((resolve) => (done = resolve)));
    await fillIn(canvasElement);
    const { submit } = at(canvasElement);
    await userEvent.dblClick(submit);
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
    await userEvent.keyboard('{Enter}');
    await expect(register).toHaveBeenCalledOnce();
    await expect(register).toHaveBeenLastCalledWith({
      email: 'wang@example.com',
      password: 'liver2024',
      confirm: 'liver2024',
      phone: '13800138000',
      code: '204817',
      agreed: true,
    });
    done();
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy'));
    await expect(submit).toHaveFocus();
  },
};

/** What the server refuses stands at its field until that field is changed; the rest stays as it was typed. */
export const ServerRefuses: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    register.mockResolvedValue({ fields: { email: '该邮箱已注册，请直接登录' } });
    await fillIn(canvasElement);
    const { canvas, email, password, submit } = at(canvasElement);
    await userEvent.click(submit);
    await waitFor(() => expect(email).toHaveAccessibleDescription('该邮箱已注册，请直接登录'));
    await expect(await canvas.findByRole('link', { name: '邮箱：该邮箱已注册，请直接登录' })).toBeVisible();
    await userEvent.type(password, '-QC');
    await expect(email).toBeInvalid();
    await userEvent.type(email, '.cn');
    await waitFor(() => expect(email).toBeValid());
    await expect(canvas.queryByRole('link', { name: /已注册/ })).not.toBeInTheDocument();
  },
};

/** A failure apart from any field is told above the form, and what was typed is still there. */
export const Fails: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    register.mockRejectedValue(new Error('offline'));
    await fillIn(canvasElement);
    const { canvas, email, submit } = at(canvasElement);
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('未能提交，内容还在，请稍后重试');
    await expect(email).toHaveValue('wang@example.com');
    register.mockResolvedValue(undefined);
    await userEvent.click(submit);
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
  },
};

/** A real IME: letters that are still being composed are not checked, the words are. */
export const ComposesPinyin: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const { canvas, email } = at(canvasElement);
    await userEvent.type(email, 'wang@example.com');
    await userEvent.tab();
    await composePinyin(email, 'zhongwen', '中文', async () => {
      await expect(email).toHaveValue('wang@example.comzhongwen');
      await expect(email).toBeValid();
    });
    await expect(await canvas.findByText('邮箱格式不正确，请改为 name@example.com 的形式')).toBeVisible();
  },
};

/** Every kind of field in two sections; the summary names them in their order, whatever part they are. */
export const LongFormWithSections: Story = {
  render: () => <LongForm storage={memoryStorage()} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('spinbutton', { name: '每组样本数' }), '2');
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    const alert = await canvas.findByRole('alert');
    await expect(
      within(alert)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      '项目名称：此项未填写，请填写',
      '物种：此项未填写，请填写',
      '数据来源：此项未填写，请填写',
      '比较方式：比较方式未选择，请选择一种',
      '要绘制的图：此项未选择，请选择',
      '每组样本数：数值太小，请改为不小于 3 的数',
    ]);
    await userEvent.click(within(alert).getByRole('link', { name: /要绘制的图/ }));
    await userEvent.keyboard(' ');
    await userEvent.click(within(alert).getByRole('link', { name: /物种/ }));
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: '人' }));
    await waitFor(() => expect(alert).toHaveTextContent('有 4 处需要修改'));
  },
};

const kept = memoryStorage({
  sample: JSON.stringify({
    at: '2026-11-21T10:32:00+08:00',
    values: { name: '肝脏代谢组', charts: ['PCA'], stranger: 1 },
  }),
});
/** The draft of the last visit is back, is said to be, and can be thrown away. */
export const RestoresDraft: Story = {
  tags: ['!visual'],
  render: () => <LongForm storage={kept} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('已恢复 10:32 保存的草稿')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '项目名称' })).toHaveValue('肝脏代谢组');
    await expect(canvas.getByRole('checkbox', { name: 'PCA' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: '放弃草稿' })).toBeVisible();
  },
};

const fresh = memoryStorage();
/** Every change is kept, and so is the last one when the page goes away; thrown away on demand. */
export const SavesDraft: Story = {
  tags: ['!visual'],
  render: () => <LongForm storage={fresh} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('textbox', { name: '项目名称' });
    await userEvent.type(name, '肝脏');
    await expect(await canvas.findByText(/^已于 \d\d:\d\d 保存$/)).toBeVisible();
    await waitFor(() => expect(fresh.setItem.mock.lastCall?.[1]).toContain('"name":"肝脏"'));
    await expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    await userEvent.clear(name);
    await waitFor(() => expect(fresh.removeItem).toHaveBeenCalledWith('sample'));
    await expect(canvas.queryByText(/保存/)).not.toBeInTheDocument();
    await expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  },
};

const full: DraftStorage = {
  getItem: () => Promise.reject(new Error('blocked')),
  setItem: () => Promise.reject(new Error('quota')),
  removeItem: () => Promise.reject(new Error('blocked')),
};
/** Storage that is full or blocked is told, and the form works as without it. */
export const DraftFails: Story = {
  tags: ['!visual'],
  render: () => <LongForm storage={full} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: '项目名称' }), '肝');
    await expect(await canvas.findByText('草稿未能保存，请在离开前提交')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '项目名称' })).toHaveValue('肝');
  },
};
