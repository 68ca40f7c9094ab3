import { fn } from 'storybook/test';
import { z } from 'zod';
import { Checkbox } from '../checkbox/index.ts';
import { CodeField, CodeFieldResend } from '../code-field/index.ts';
import { Form, FormErrorSummary, FormSubmit } from '../form/index.ts';
import { Link } from '../link/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { TextField } from '../text-field/index.ts';
import { useZodForm, type FormRefusal } from './index.ts';

/** The rules of the product for signing up. */
const signUpSchema = z
  .object({
    email: z.email(),
    password: z.string().min(6),
    confirm: z.string().min(1),
    phone: z.string().regex(/^1[3-9]\d{9}$/, {
      error: ({ input }) => (input === '' ? undefined : '手机号格式不正确，请填写 11 位数字'),
    }),
    code: z.string().length(6),
    agreed: z.literal(true, { error: '尚未勾选，请阅读后勾选' }),
  })
  .refine(({ confirm, password }) => confirm === '' || confirm === password, {
    path: ['confirm'],
    error: '两次输入的密码不一致，请重新输入',
    // Checked even while other fields are not valid yet.
    when: ({ value }) => z.object({ password: z.string(), confirm: z.string() }).safeParse(value).success,
  });

const signUpDefaults = { email: '', password: '', confirm: '', phone: '', code: '', agreed: false as true };

type SignUp = z.input<typeof signUpSchema>;
export const register = fn<(values: SignUp) => Promise<FormRefusal<SignUp> | void>>(async () => {});
const sendCode = fn(async () => {});
const passwordRules = [{ label: '至少 6 位', test: (password: string) => password.length >= 6 }];

type SignUpFormProps = {
  /** Sends the account; resolves with what the server refuses. */
  onRegister: (values: SignUp) => Promise<FormRefusal<SignUp> | void>;
};

/** Sign-up with the rules of the product; the summary above it, every field bound in one line. */
export function SignUpForm({ onRegister }: SignUpFormProps) {
  const form = useZodForm({ schema: signUpSchema, defaultValues: signUpDefaults, onSubmit: onRegister });
  return (
    <Form {...form.formProps}>
      <FormErrorSummary {...form.summary} />
      <TextField label="邮箱" required {...form.text('email')} autoComplete="username" inputMode="email" />
      <PasswordField label="密码" required rules={passwordRules} {...form.text('password')} />
      <PasswordField label="确认密码" required {...form.text('confirm')} autoComplete="new-password" />
      <TextField label="手机号" required {...form.text('phone')} autoComplete="tel" inputMode="tel" />
      <CodeField
        action={<CodeFieldResend onSend={sendCode} />}
        alternative={<Link href="#mail">收不到短信？改用邮箱接收</Link>}
        label="验证码"
        required
        {...form.text('code')}
      />
      <Checkbox label="我已阅读并同意《用户协议》" required {...form.tick('agreed')} />
      <FormSubmit block size="large">
        注册
      </FormSubmit>
    </Form>
  );
}

export function memoryStorage(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial));
  return {
    getItem: fn((key: string) => kept.get(key) ?? null),
    setItem: fn((key: string, value: string) => void kept.set(key, value)),
    removeItem: fn((key: string) => void kept.delete(key)),
  };
}
