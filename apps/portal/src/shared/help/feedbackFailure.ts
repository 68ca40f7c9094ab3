import { CallError, messageOf } from '../api/index.ts';

const isAnswered = (error: unknown): error is CallError =>
  error instanceof CallError && (error.kind === 'failure' || error.kind === 'forbidden');

/** Why feedback is not there (specification 8): the server said no, and why, or it was not reached. */
export const feedbackFailure = (error: unknown): string =>
  isAnswered(error) ? `保存反馈失败，原因：${error.what}` : `反馈提交失败：${messageOf(error)}`;
