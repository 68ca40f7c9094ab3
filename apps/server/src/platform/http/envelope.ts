import { code, type Envelope } from '@panome/contract';
import type { FastifyReply } from 'fastify';
import type { Refusal } from './refusal.ts';

/** One page of a longer list. */
export class Page<Row> {
  readonly rows: Row;
  readonly total: number;
  constructor(rows: Row, total: number) {
    this.rows = rows;
    this.total = total;
  }
}

/** The answer of a paged call. @param total - The number of all matching rows, not only of these. */
export const page = <Rows extends readonly unknown[]>(rows: Rows, total: number): Page<Rows> => new Page(rows, total);

/** Decision E-39: 1-based, at most 100 rows; beyond the end is an empty page with the true total. */
export function windowOf({ page: number, size }: { readonly page: number; readonly size: number }): {
  limit: number;
  offset: number;
} {
  const limit = Math.min(size, 100);
  return { limit, offset: (number - 1) * limit };
}

export const success = <Data>(data: Data, total?: number): Envelope<Data> => ({
  code: code.success,
  showMsg: '',
  debugMsg: '',
  content: total === undefined ? { data } : { data, total },
});

/** Sends a refusal: envelope, status and headers. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const body: Envelope<unknown> = {
    code: refusal.code,
    showMsg: refusal.showMsg,
    debugMsg: reply.request.id,
    content: { data: refusal.data },
  };
  return reply
    .code(refusal.status)
    .headers(refusal.headers)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}
