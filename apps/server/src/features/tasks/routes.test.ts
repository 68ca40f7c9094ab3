import { calls, type Task, type TaskForm, type TaskResultData } from '@panome/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';

let server: TestApp;
let token: string;

beforeEach(async () => {
  server = await buildTestApp();
  ({ token } = await server.buildUser());
});
afterEach(async () => server.close());

const example = (tool: string) => server.data<TaskForm>(calls.taskStoreExample, { token, input: { tool_id: tool } });
const submit = (form: TaskForm, headers = {}) => server.data<Task>(calls.taskStore, { token, input: form, headers });

it('runs the example of a tool and gives its tables, charts and command line', async () => {
  const form = await example('two-group');
  const submitted = await submit(form);
  expect(submitted.state).toMatch(/queued|running/);
  await server.app.dispatcher.idle();

  const { command, document, task } = await server.data<TaskResultData>(calls.taskResult, { token, input: { id: submitted.id } });
  expect(task.state).toBe('succeeded');
  expect(document.tables.map((table) => table.id)).toEqual(expect.arrayContaining(['result']));
  expect(document.charts).toContain('volcano');
  expect(document.groups?.levels).toEqual(form.inputs.groups?.groups.map((group) => group.name));
  expect(command).toContain('run two-group');
});
