import { endpointOf, tokenHeader, type CallName, type RequestOf, type ResponseOf } from '@panome/contract/client';
import { expect } from '@playwright/test';

export type Account = { readonly email: string; readonly password: string };

/** The account of demo mode, as the login page names it. */
export const demo: Account = { email: 'demo@panome.dev', password: 'panome-demo' };
/** The other account of demo mode. */
export const guest: Account = { email: 'guest@panome.dev', password: 'panome-guest' };

type Envelope = { readonly code: number; readonly showMsg: string; readonly content: { readonly data: unknown } };
type TaskForm = RequestOf<'taskStore'>;

/**
 * Calls the server without a page, as the demo account unless another is named, to prepare what a journey needs.
 *
 * @throws {Error} From every call that the server refuses, with what it says.
 */
export async function openSession(address: string, account = demo) {
  let token = '';
  const answerOf = async (path: string, init: RequestInit): Promise<unknown> => {
    const { code, content, showMsg } = (await (await fetch(address + path, init)).json()) as Envelope;
    if (code !== 1) throw new Error(`${path}: ${showMsg}`);
    return content.data;
  };
  const call = async <Name extends CallName>(
    name: Name,
    request: RequestOf<Name>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<ResponseOf<Name>> => {
    const { method, path } = endpointOf(name);
    const query = method === 'GET' ? `?${new URLSearchParams(request as Record<string, string>).toString()}` : '';
    const body = method === 'GET' ? null : JSON.stringify(request);
    return (await answerOf(path + query, {
      method,
      headers: { 'content-type': 'application/json', [tokenHeader]: token, ...headers },
      body,
    })) as ResponseOf<Name>;
  };
  ({ token } = await call('login', account));

  const submit = async (form: TaskForm): Promise<string> =>
    (await call('taskStore', form, { 'idempotency-key': crypto.randomUUID() })).id;
  return {
    call,
    submit,
    /** The filled form of a tool's example. */
    example: (tool: string): Promise<TaskForm> => call('taskStoreExample', { tool_id: tool }),
    /** Runs a form to its end. @returns the id of the task */
    async finish(form: TaskForm): Promise<string> {
      const id = await submit(form);
      await expect.poll(async () => (await call('taskDetail', { id })).state, { timeout: 30_000 }).toBe('succeeded');
      return id;
    },
    /** Puts a file into 我的文件. @returns its id */
    async upload(name: string, content: string | Uint8Array): Promise<string> {
      const body = new FormData();
      body.set('file', new File([typeof content === 'string' ? content : Uint8Array.from(content)], name));
      return (
        (await answerOf('/api/front/user_file_store/upload_file', {
          method: 'POST',
          headers: { [tokenHeader]: token },
          body,
        })) as { readonly id: string }
      ).id;
    },
    /** The bytes that a call for a download gives. */
    async bytesOf(name: CallName, query: Readonly<Record<string, string>>): Promise<Buffer> {
      const answer = await fetch(`${address}${endpointOf(name).path}?${new URLSearchParams(query).toString()}`, {
        headers: { [tokenHeader]: token },
      });
      return Buffer.from(await answer.arrayBuffer());
    },
  };
}
export type Session = Awaited<ReturnType<typeof openSession>>;
