import { methods } from '@panome/analysis';
import { chartById } from '@panome/charts';
import { calls, type TaskResultData } from '@panome/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { exampleForm, runTask } from '../../testing/runTask.ts';

let server: TestApp;
let token: string;

beforeAll(async () => {
  server = await buildTestApp();
  ({ token } = await server.buildUser());
});
afterAll(async () => server.close());

describe.each(methods.map(({ id }) => id))('the tool %s', (id) => {
  it('the tool has an explanation', async () => {
    const { guide } = await server.data<{ guide: string }>(calls.toolDetail, { token, input: { id } });
    expect(guide).toMatch(/^# .+\n\n\S/);
  });

  it('the example can be filled in, checked and submitted, and its tables and charts downloaded', async () => {
    const form = await exampleForm(server, token, id);
    const { problems } = await server.data<{ problems: { severity: string; what: string }[] }>(calls.taskValidate, {
      token,
      input: form,
    });
    // An example must not need a confirmation, so it may cause no warning.
    expect(problems.filter(({ severity }) => severity !== 'info')).toEqual([]);
    const { failure, id: task, state } = await runTask(server, token, form);
    expect({ failure, state }).toEqual({ failure: null, state: 'succeeded' });

    const { document } = await server.data<TaskResultData>(calls.taskResult, { token, input: { id: task } });
    expect(document.charts.filter((chart) => !chartById(chart))).toEqual([]);
    for (const chart of document.charts) {
      const picture = await server.call(calls.taskDownloadResult, { token, input: { id: task, chart, format: 'svg' } });
      expect(picture.statusCode, chart).toBe(200);
      expect(picture.body).toContain('<svg');
    }
  });
});
