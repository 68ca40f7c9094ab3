/** 1 success; 2 the session is over (and the success of logout); everything else is a failure. */
export const code = { success: 1, failure: 0, sessionOver: 2 } as const;

/**
 * What every JSON answer looks like. `showMsg` is for people (Chinese); `debugMsg` carries only a request id in
 * production.
 */
export type Envelope<Data> = {
  readonly code: number;
  readonly showMsg: string;
  readonly debugMsg: string;
  readonly content: { readonly data: Data; readonly total?: number };
};

/** The header that carries the session. */
export const tokenHeader = 'token';
export const idempotencyHeader = 'idempotency-key';
/**
 * With the value `http` in a request, a refusal has an HTTP status that says what it is. Without it a refusal is
 * answered as the specification reads answers: under 200, told by `code`.
 */
export const statusHeader = 'x-panome-status';
/** The header in which every answer names the build of the portal that it belongs to. */
export const buildHeader = 'x-panome-build';
