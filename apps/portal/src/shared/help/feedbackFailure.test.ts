import { expect, it } from 'vitest';
import { CallError } from '../api/callError.ts';
import { feedbackFailure } from './feedbackFailure.ts';

it('says that the server did not keep it and why, or that it did not arrive', () => {
  expect(feedbackFailure(new CallError('failure', '您提交的反馈过于频繁，请一小时后再试'))).toBe(
    '保存反馈失败，原因：您提交的反馈过于频繁，请一小时后再试',
  );
  expect(feedbackFailure(new CallError('network', '网络连接中断，请检查网络后重试'))).toBe(
    '反馈提交失败：网络连接中断，请检查网络后重试',
  );
});
