export { CodeField } from './CodeField.tsx';
export type { CodeFieldProps } from './CodeField.tsx';
export { CodeFieldResend } from './CodeFieldResend.tsx';
export type { CodeFieldResendProps } from './CodeFieldResend.tsx';
