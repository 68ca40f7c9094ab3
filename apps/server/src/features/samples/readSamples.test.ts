import { calls } from '@panome/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { sendForm } from '../../testing/sendForm.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('REL-24: a header made to be slow is read at once', async () => {
  const { token } = await test.buildUser();
  const answer = await sendForm(test, calls.userSampleUpload, {
    token,
    name: 'a.csv',
    content: `样本名称,${'（'.repeat(1_000_000)}\nS1,A\n`,
    fields: { kind: 'application' },
  });
  expect(answer.json()).toMatchObject({ code: 1, content: { data: { rows: [{ name: 'S1' }] } } });
});
