import { z } from 'zod';

/** The rules of the product for signing up; an example for the stories. */
export const signUpSchema = z
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
    // Also while other fields are not right yet.
    when: ({ value }) => z.object({ password: z.string(), confirm: z.string() }).safeParse(value).success,
  });

export const signUpDefaults = { email: '', password: '', confirm: '', phone: '', code: '', agreed: false as true };
