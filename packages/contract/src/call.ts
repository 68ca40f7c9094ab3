import { z } from 'zod';
import { timeOut } from './timeOut.ts';

/**
 * Who may call: `public` needs no session; `user` needs one; a mark (`ProductDb`) needs that mark in the permission
 * tree.
 */
export type CallAuth = 'public' | 'user' | { readonly mark: string };

/**
 * How the bytes travel. `json`: parameters in the query (GET, DELETE, a POST without a body) or a JSON body, the answer in the envelope.
 * `multipart`: as json, but the body is a form with one file. `blob`: the answer is bytes with `Content-Disposition` on
 * success and the envelope on failure (decision E-24). `events`: a `text/event-stream`.
 */
export type CallKind = 'json' | 'multipart' | 'blob' | 'events';

export type Call<Request extends z.ZodType = z.ZodType, Response extends z.ZodType = z.ZodType> = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: `/api/front/${string}`;
  readonly auth: CallAuth;
  readonly kind: CallKind;
  /** Milliseconds until the client gives up; 0 is never. */
  readonly timeout: number;
  /** Query or body, strict: an unknown key is refused. */
  readonly request: Request;
  /** `content.data` of the envelope. */
  readonly response: Response;
  /** The answer carries `content.total` beside an array. */
  readonly paged: boolean;
  /** The client sends an `Idempotency-Key`; the server answers a repeat with the first answer. */
  readonly idempotent: boolean;
  /** How many files the form of a multipart call brings, at least and at most; one when absent. */
  readonly files?: { readonly least: number; readonly most: number };
  /** One English sentence for docs/openapi.json. */
  readonly summary: string;
};

type CallInput<Request extends z.ZodType, Response extends z.ZodType> = Pick<
  Call<Request, Response>,
  'method' | 'path' | 'request' | 'response' | 'summary'
> &
  Partial<Pick<Call, 'auth' | 'files' | 'kind' | 'timeout' | 'paged' | 'idempotent'>>;

/** Writes one call. The specification's defaults: 6 s, a session, JSON. */
export function defineCall<Request extends z.ZodType, Response extends z.ZodType>(
  input: CallInput<Request, Response>,
): Call<Request, Response> {
  return { auth: 'user', kind: 'json', timeout: timeOut.usual, paged: false, idempotent: false, ...input };
}

/** No parameters. */
export const nothing = z.strictObject({});
/** An answer without data. */
export const empty = z.null();
export const id = z.string().min(1).max(64);
/** ISO 8601 with offset. */
export const time = z.iso.datetime({ offset: true });
/** 1-based paging; the size is clamped to 100 by the server (decision E-39). */
export const paging = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  size: z.coerce.number().int().min(1).max(10_000).default(10),
};
/** Comma-separated ids, at most 100. */
export const ids = z.string().min(1).max(6_500);
