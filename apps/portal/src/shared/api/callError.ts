/** Why a call did not give data. `what` is Chinese and ready to be shown. */
export class CallError extends Error {
  readonly kind: 'failure' | 'timeout' | 'network' | 'session-over' | 'forbidden' | 'cancelled';
  readonly what: string;
  /** For support; empty when the server was not reached. */
  readonly requestId: string;
  readonly status: number;
  /** `content.data` of a failure, such as the problems of a form. */
  readonly data: unknown;
  /** Seconds until the same call may work, from `Retry-After`; 0 when the server did not say. */
  readonly retryAfter: number;
  constructor(
    kind: CallError['kind'],
    what: string,
    more: { requestId?: string; status?: number; data?: unknown; retryAfter?: number } = {},
  ) {
    super(what);
    this.name = 'CallError';
    this.kind = kind;
    this.what = what;
    this.requestId = more.requestId ?? '';
    this.status = more.status ?? 0;
    this.data = more.data;
    this.retryAfter = more.retryAfter ?? 0;
  }
}

/** The Chinese sentence of anything that was thrown. */
export function messageOf(error: unknown): string {
  if (error instanceof CallError) return error.what;
  return '页面出现错误，请刷新后重试';
}

/** Cancelled calls are silent (specification 8). */
export const isSilent = (error: unknown): boolean =>
  error instanceof CallError && (error.kind === 'cancelled' || error.kind === 'session-over');
