import { code, type Endpoint, type Envelope } from '@panome/contract/client';
import { sessionOver } from '../session/sessionStore.ts';
import { CallError } from './callError.ts';
import { refusals } from './refusals.ts';

type Received = {
  readonly status: number;
  readonly body: unknown;
  readonly isLogout: boolean;
  /** Seconds. */
  readonly retryAfter?: number;
};

const nonsense = (status: number) => new CallError('network', '服务器没有正确应答，请稍后重试', { status });
/** Of a damaged token, with what the server has against it. */
const unverified = (reason: string) => `授权验证失败${reason ? `：${reason}` : '，请重新登录'}`;
const isEnvelope = (body: unknown): body is Envelope<unknown> =>
  typeof body === 'object' && body !== null && 'code' in body && 'content' in body;

/**
 * Turns an answer into its content or throws. Code 2 ends the session, once, however many calls get it at the same
 * time.
 *
 * @throws {CallError}
 */
export function contentOf({ body, isLogout, retryAfter = 0, status }: Received): Envelope<unknown>['content'] {
  if (!isEnvelope(body)) throw nonsense(status);
  const { content, debugMsg, showMsg } = body;
  // A logout succeeds by code 2 only (specification 4).
  if (isLogout ? body.code === code.sessionOver : body.code === code.success) return content;
  if (isLogout) throw new CallError('failure', showMsg || '退出登录失败', { requestId: debugMsg, status });
  if (body.code === code.sessionOver) {
    sessionOver();
    throw new CallError('session-over', showMsg || '登录已过期，请重新登录', { status });
  }
  const kind = status === 403 ? 'forbidden' : 'failure';
  if (status === 401) {
    // The token is damaged: only a new login helps.
    refusals.tell({ title: '未授权', what: unverified(showMsg), requestId: debugMsg });
    sessionOver();
    throw new CallError('session-over', unverified(showMsg), { status });
  }
  if (kind === 'forbidden')
    refusals.tell({ title: '没有权限', what: showMsg || '您没有进行此操作的权限', requestId: debugMsg });
  throw new CallError(kind, showMsg || debugMsg || '抱歉，服务器繁忙，请稍后重试', {
    requestId: debugMsg,
    status,
    data: content.data,
    retryAfter,
  });
}

/**
 * An answer of another kind than the call gives, such as a proxy's, is a failure that can be tried again; taken as it
 * is, pages would wait for ever or break (FE-01).
 *
 * @throws {CallError}
 */
export function expectShape({ answer }: Pick<Endpoint, 'answer'>, data: unknown, status: number): void {
  const isList = Array.isArray(data);
  const fits = answer === null || (answer === 'list' ? isList : !isList && typeof data === 'object' && data !== null);
  if (!fits) throw nonsense(status);
}
