export { PasswordField } from './PasswordField.tsx';
export type { PasswordFieldProps } from './PasswordField.tsx';
export type { PasswordRule } from './PasswordHints.tsx';
export { passwordStrength } from './passwordStrength.ts';
export type { PasswordStrength } from './passwordStrength.ts';
