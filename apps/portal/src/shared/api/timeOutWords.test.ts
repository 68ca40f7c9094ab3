import { endpointOf } from '@panome/contract/client';
import { expect, it } from 'vitest';
import { timeOutWords } from './timeOutWords.ts';

it.each([
  ['taskList', '响应超时，请刷新后重试！'],
  ['taskStore', '任务可能已经提交'],
  ['projectShareStore', '分享可能已经发出'],
  ['sampleGroupProgramStore', '再次提交不会重复'],
  ['fileStoreUpdate', '请刷新后查看'],
  ['fileStoreDownload', '下载超时'],
] as const)('says of %s what may have happened', (name, words) =>
  expect(timeOutWords(endpointOf(name))).toContain(words),
);

it('speaks of tasks only where tasks are submitted', () => {
  for (const name of ['projectShareStore', 'sampleGroupProgramStore', 'feedbackStore', 'groupStore'] as const)
    expect(timeOutWords(endpointOf(name))).not.toContain('任务');
});
