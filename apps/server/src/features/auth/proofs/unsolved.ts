import { badInput, type Refusal } from '../../../platform/http/refusal.ts';

/** Refused only for want of a proof of work; the portal does the work and sends the same again. */
export const unsolved = (answer: string | undefined): Refusal =>
  badInput(answer ? '安全验证未通过，请重试' : '请先完成安全验证', { captcha: true, unsolved: true });
