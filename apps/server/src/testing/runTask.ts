import { calls, type Task, type TaskForm } from '@panome/contract';
import type { TestApp } from './buildTestApp.ts';

/** The form of a tool with its example filled in. */
export const exampleForm = (server: TestApp, token: string, tool: string): Promise<TaskForm> =>
  server.data<TaskForm>(calls.taskStoreExample, { token, input: { tool_id: tool } });

export type TaskDetail = Task & { readonly form: TaskForm; readonly files: Readonly<Record<string, string>> };

/** Submits a form and waits until the task has ended, successfully or not. @throws When the form is refused. */
export async function runTask(server: TestApp, token: string, form: TaskForm): Promise<TaskDetail> {
  const { id } = await server.data<Task>(calls.taskStore, { token, input: form });
  await server.app.dispatcher.idle();
  return server.data<TaskDetail>(calls.taskDetail, { token, input: { id } });
}
