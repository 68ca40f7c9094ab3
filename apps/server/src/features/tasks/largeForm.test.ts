import { calls, type Envelope, type TaskForm } from '@panome/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await buildTestApp();
  ({ token } = await test.buildUser());
});
afterAll(() => test.close());

const samplesOf = (group: number, count: number) =>
  Array.from({ length: count }, (_, at) => (group * 10_000 + at).toString(36));

// Comparing each sample with all before it took minutes for so many, in which nobody was answered.
it('REL-24: 400,000 samples in groups are looked through in one pass, to the last of them', async () => {
  const groups = Array.from({ length: 40 }, (_, group) => ({ name: `g${group}`, samples: samplesOf(group, 10_000) }));
  groups.push({ name: 'again', samples: [groups[39]!.samples[9_999]!] });
  const form: TaskForm = {
    tool_id: 'pca',
    name: '',
    inputs: {
      matrix: null,
      groups: { groups: groups.map((group) => ({ ...group, color: '#0094FF' })), excluded: [], factors: [] },
      more: {},
    },
    options: {},
    recipe: { format: 1, steps: [] },
    seed: 1,
    chart_settings: {},
  };
  const answer = await test.call(calls.taskStore, { token, input: form });
  expect(answer.statusCode).toBe(400);
  const { problems } = answer.json<Envelope<{ problems: { code: string; what: string }[] }>>().content.data;
  expect(problems).toContainEqual(
    expect.objectContaining({ code: 'sample-twice', what: `样本“${groups[40]!.samples[0]}”同时在两个分组中` }),
  );
}, 30_000);
