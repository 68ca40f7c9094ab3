import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { page, windowOf } from '../../platform/http/envelope.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import type { LookupService } from './lookupService.ts';

const megabyte = 1024 * 1024;

export function registerLookups(app: FastifyInstance, lookups: LookupService): void {
  registerCall(app, calls.lookupResolve, {
    policy: 'public',
    // 10,000 names of 200 characters.
    bodyLimit: 8 * megabyte,
    presented: true,
    handler: ({ input: { face, names, taxon } }) => lookups.resolve(face, names, taxon),
  });
  registerCall(app, calls.lookupSearch, {
    policy: 'public',
    handler: async ({ input: { face, taxon, text, ...place } }) => {
      const { rows, total } = await lookups.search(face, text, taxon, windowOf(place));
      return page(rows, total);
    },
  });
  registerCall(app, calls.lookupSources, {
    policy: 'public',
    handler: ({ input: { face } }) => lookups.sources(face),
  });
}
