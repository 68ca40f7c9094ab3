import {
  endpointOf,
  idempotencyHeader,
  statusHeader,
  tokenHeader,
  type CallName,
  type Endpoint,
  type RequestOf,
  type ResponseOf,
} from '@panome/contract/client';
import { sessionToken } from '../session/sessionStore.ts';
import { noteBuild } from './build.ts';
import { CallError } from './callError.ts';
import { contentOf, expectShape } from './envelope.ts';
import { overChallenge } from './overChallenge.ts';
import { overRenewal } from './overRenewal.ts';
import { track } from './pending.ts';
import { reachability } from './reachability.ts';
import { timeOutWords } from './timeOutWords.ts';

export type CallOptions = {
  /** Gives the call up; it then throws a `CallError` of kind `cancelled`. */
  readonly signal?: AbortSignal | undefined;
  /** One key a form view: a repeat with the same key is the same submission (REL-07). */
  readonly idempotencyKey?: string | undefined;
};

export function headersOf(options: CallOptions = {}): Record<string, string> {
  const token = sessionToken();
  return {
    [statusHeader]: 'http',
    ...(token ? { [tokenHeader]: token } : {}),
    ...(options.idempotencyKey ? { [idempotencyHeader]: options.idempotencyKey } : {}),
  };
}

function addressOf(endpoint: Endpoint, request: object): string {
  if (endpoint.method === 'POST') return endpoint.path;
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(request))
    if (value !== undefined && value !== '') query.set(key, String(value));
  const text = query.toString();
  return text ? `${endpoint.path}?${text}` : endpoint.path;
}

/**
 * Sends a call that is not multipart and gives the raw answer.
 * @throws {CallError} On time-out, cancellation or no network.
 */
export async function send(endpoint: Endpoint, request: object, options: CallOptions = {}): Promise<Response> {
  const pending = track(endpoint, options.signal);
  try {
    const body = endpoint.method === 'POST' ? JSON.stringify(request) : undefined;
    const headers = { ...headersOf(options), ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    const response = await fetch(addressOf(endpoint, request), {
      method: endpoint.method,
      headers,
      body: body ?? null,
      signal: pending.signal,
    });
    noteBuild(response.headers);
    reachability.note(true);
    return response;
  } catch {
    if (pending.timedOut()) throw new CallError('timeout', timeOutWords(endpoint));
    if (pending.signal.aborted) throw new CallError('cancelled', '已取消');
    reachability.note(false);
    throw new CallError('network', '网络连接中断，请检查网络后重试');
  } finally {
    pending.done();
  }
}

/** Does the work that the server wants before it goes on, a little at a time. */
async function workFor(options?: CallOptions) {
  const { solve } = await import('@panome/contract/proof-of-work');
  const order = await call('getCaptcha', {}, options);
  const rest = () => new Promise<void>((resolve) => setTimeout(resolve));
  return { captcha_id: order.captcha_id, captcha: await solve(order, rest) };
}

async function contentOfCall(name: CallName, request: object, options?: CallOptions) {
  return overChallenge(
    (solved) => contentOnce(name, solved ? { ...request, ...solved } : request, options),
    () => workFor(options),
  );
}

async function contentOnce(name: CallName, request: object, options?: CallOptions) {
  const endpoint = endpointOf(name);
  return overRenewal(endpoint, options, async () => {
    const response = await send(endpoint, request, options);
    const body: unknown = await response.json().catch(() => null);
    const content = contentOf({
      status: response.status,
      body,
      isLogout: name === 'logout',
      retryAfter: Number(response.headers.get('retry-after')) || 0,
    });
    expectShape(endpoint, content.data, response.status);
    return content;
  });
}

/** Calls the server; gives `content.data`. @throws {CallError} */
export async function call<Name extends CallName>(
  name: Name,
  request: RequestOf<Name>,
  options?: CallOptions,
): Promise<ResponseOf<Name>> {
  const content = await contentOfCall(name, request as object, options);
  return content.data as ResponseOf<Name>;
}

export type Page<Row> = { readonly data: Row; readonly total: number };

/** Calls a list; gives the page and how many there are in all. @throws {CallError} */
export async function callPage<Name extends CallName>(
  name: Name,
  request: RequestOf<Name>,
  options?: CallOptions,
): Promise<Page<ResponseOf<Name>>> {
  const content = await contentOfCall(name, request as object, options);
  return { data: content.data as ResponseOf<Name>, total: content.total ?? 0 };
}
