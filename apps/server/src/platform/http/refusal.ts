import { code } from '@panome/contract';

type RefusalInput = {
  readonly status: number;
  /** The message in Chinese for the person. */
  readonly showMsg: string;
  readonly code?: number;
  /** `content.data` of the answer, for refusals with details. */
  readonly data?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A request that the server understood and refuses; it becomes the envelope with its status. */
export class Refusal extends Error {
  readonly status: number;
  readonly showMsg: string;
  readonly code: number;
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor({ status, showMsg, code: envelopeCode = code.failure, data = null, headers = {} }: RefusalInput) {
    super(showMsg);
    this.status = status;
    this.showMsg = showMsg;
    this.code = envelopeCode;
    this.data = data;
    this.headers = headers;
  }
}

/** Decision E-04: an absent, expired or revoked session answers HTTP 200 with code 2. */
export const sessionOver = () =>
  new Refusal({ status: 200, code: code.sessionOver, showMsg: '登录已过期，请重新登录' });
export const badToken = () => new Refusal({ status: 401, showMsg: '登录凭证格式不正确，请重新登录' });
export const forbidden = (showMsg = '您没有进行此操作的权限') => new Refusal({ status: 403, showMsg });
export const notFound = () => new Refusal({ status: 404, showMsg: '内容不存在或已被删除' });
export const badInput = (showMsg: string, data?: unknown) => new Refusal({ status: 400, showMsg, data });
export const conflict = (showMsg: string, data?: unknown) => new Refusal({ status: 409, showMsg, data });
export const tooLarge = (showMsg: string) => new Refusal({ status: 413, showMsg });
export const noSpace = (showMsg = '存储空间不足，暂时无法保存，请联系管理员') => new Refusal({ status: 507, showMsg });
export const tooMany = (showMsg: string, retrySeconds: number) =>
  new Refusal({ status: 429, showMsg, headers: { 'retry-after': String(Math.max(1, Math.ceil(retrySeconds))) } });
/** 503: the server is busy or in maintenance. */
export const unavailable = (showMsg: string, retrySeconds: number) =>
  new Refusal({ status: 503, showMsg, headers: { 'retry-after': String(retrySeconds) } });
