import { code, statusHeader, type Envelope } from '@panome/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
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

/** `content.data` that is JSON already: so large that making it here would stop everything else. */
export class Prepared {
  readonly json: string;
  constructor(json: string) {
    this.json = json;
  }
}

/** The envelope of a success around JSON. */
export const preparedSuccess = ({ json }: Prepared): string =>
  `{"code":${code.success},"showMsg":"","debugMsg":"","content":{"data":${json}}}`;

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

/** The specification reads these by their status; those of a server in trouble are for whatever stands between. */
const told = new Set([401, 403, 500, 503]);

/**
 * The status of a refusal: its own for clients that ask for it, such as the portal, for the browser itself (a picture,
 * a download that was clicked) and where no call was reached; else 200, since the specification's client reads `code`
 * under 200 (decision 047).
 */
function statusOf({ headers, routeOptions: { config } }: FastifyRequest, { status }: Refusal): number {
  const asks = headers[statusHeader] === 'http' || (headers['sec-fetch-dest'] ?? 'empty') !== 'empty';
  return asks || !config?.enveloped || told.has(status) ? status : 200;
}

/** Sends a refusal: envelope, status and headers. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const body: Envelope<unknown> = {
    code: refusal.code,
    showMsg: refusal.showMsg,
    debugMsg: reply.request.id,
    content: { data: refusal.data },
  };
  return reply
    .code(statusOf(reply.request, refusal))
    .headers(refusal.headers)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}
