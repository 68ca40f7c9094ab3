import type { z } from 'zod';
import type { AsSent } from './asSent.ts';
import type { CallName, Calls } from './calls.ts';
import { endpoints } from './endpoints.generated.ts';
import { timeOut } from './timeOut.ts';

export { buildHeader, code, idempotencyHeader, statusHeader, tokenHeader } from './envelope.ts';
export type { Envelope } from './envelope.ts';
export { stall } from './timeOut.ts';
export type { AsSent } from './asSent.ts';
export type { CallName } from './calls.ts';

/** What a caller passes: defaults may be left out. */
export type RequestOf<Name extends CallName> = AsSent<z.input<Calls[Name]['request']>>;
/** `content.data` of a successful answer. */
export type ResponseOf<Name extends CallName> = z.output<Calls[Name]['response']>;

export type Endpoint = {
  readonly name: CallName;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly kind: 'json' | 'multipart' | 'blob' | 'events';
  readonly timeout: number;
  readonly paged: boolean;
  readonly idempotent: boolean;
  /** What `content.data` is; null where it may be absent. */
  readonly answer: 'list' | 'object' | null;
};

/** What a client has to know of a call; carries no schema, so that the browser does not load any. */
export function endpointOf(name: CallName): Endpoint {
  const [method, path, flags = '', timeout, kind = 'json'] = endpoints[name].split(' ');
  return {
    name,
    method: method as Endpoint['method'],
    path: `/api/front/${path}`,
    kind: kind as Endpoint['kind'],
    timeout: Number(timeout || timeOut.usual),
    paged: flags.includes('p'),
    idempotent: flags.includes('i'),
    answer: flags.includes('l') ? 'list' : flags.includes('o') ? 'object' : null,
  };
}
