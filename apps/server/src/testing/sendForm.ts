import { tokenHeader, type Call } from '@panome/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './buildTestApp.ts';

type Form = {
  readonly token?: string;
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly fields?: Readonly<Record<string, string>>;
};

/** Sends a form with one file, as a browser would. */
export async function sendForm(
  { app }: Pick<TestApp, 'app'>,
  call: Call,
  { token, name, content, fields = {} }: Form,
): Promise<LightMyRequestResponse> {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  form.set('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type')!, ...(token ? { [tokenHeader]: token } : {}) };
  return app.inject({ method: 'POST', url: call.path, headers, payload: Buffer.from(await encoded.arrayBuffer()) });
}
