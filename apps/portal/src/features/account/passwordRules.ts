import { limits } from '@panome/contract/limits';
import type { PasswordRule } from '@panome/ui/password-field';

/**
 * What a new password must be, told before it is typed; the server also refuses common ones and the person's own name.
 */
export const passwordRules: readonly PasswordRule[] = [
  {
    label: `至少 ${limits.passwordLength} 位，越长越安全`,
    test: (password) => Array.from(password).length >= limits.passwordLength,
  },
  {
    label: '不是 123456 这类常见密码',
    test: (password) => password.length > 0 && !/^(\d{1,8}|(.)\2+|password\d*|qwerty\w*|abc123)$/i.test(password),
  },
];
