import type { Socket } from 'node:net';
import { code, type Envelope } from '@panome/contract';

const texts: Readonly<Record<string, readonly [string, string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', '请求头过大'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', '请求超时，请检查网络后重试'],
};
/** Those of `sendHeaders` that mean something for an answer without content to be shown. */
const headers = [
  'content-type: application/json; charset=utf-8',
  'cache-control: no-store',
  "content-security-policy: default-src 'none';frame-ancestors 'none'",
  'x-content-type-options: nosniff',
  'x-frame-options: DENY',
  'referrer-policy: no-referrer',
  'cross-origin-opener-policy: same-origin',
  'cross-origin-resource-policy: same-origin',
  'connection: close',
];

/** Answers bytes that are no request, which no hook and no handler ever sees, as everything else is answered (SEC-45). */
export function answerUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  const [status, showMsg] = texts[error.code ?? ''] ?? ['400 Bad Request', '请求格式不正确'];
  const envelope: Envelope<null> = { code: code.failure, showMsg, debugMsg: '', content: { data: null } };
  const body = JSON.stringify(envelope);
  const head = [`HTTP/1.1 ${status}`, ...headers, `content-length: ${Buffer.byteLength(body)}`];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
