import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { page, windowOf } from '../../platform/http/envelope.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import type { ProteinDownloads } from './downloads/downloads.ts';
import type { ProteinService } from './proteinService.ts';
import type { createQuantificationService } from './quantification/quantificationService.ts';

const megabyte = 1024 * 1024;

export function registerProteins(
  app: FastifyInstance,
  proteins: ProteinService,
  quantification: ReturnType<typeof createQuantificationService>,
  downloads: ProteinDownloads,
): void {
  registerCall(app, calls.proteinHome, { policy: 'protein:read', handler: ({ actor }) => proteins.home(actor) });
  registerCall(app, calls.proteinModule, {
    policy: 'protein:read',
    handler: async ({ actor, input: { module, text, ...place } }) => {
      const { rows, total } = await proteins.module(actor, module, text, windowOf(place));
      return page(rows, total);
    },
  });
  registerCall(app, calls.proteinSearch, {
    policy: 'protein:read',
    handler: async ({ actor, input: { order, query, sort, ...place } }) => {
      const { rows, total } = await proteins.search(actor, query, { ...windowOf(place), order, sort });
      return page(rows, total);
    },
  });
  registerCall(app, calls.proteinFacets, {
    policy: 'protein:read',
    handler: async ({ actor, input: { query } }) =>
      (await proteins.facets(actor, query)).map(({ field, values }) => ({ field, values: [...values] })),
  });
  registerCall(app, calls.proteinSuggest, {
    policy: 'protein:read',
    handler: ({ actor, input: { text } }) => proteins.suggest(actor, text),
  });
  registerCall(app, calls.proteinBatch, {
    policy: 'protein:read',
    bodyLimit: 8 * megabyte,
    presented: true,
    handler: ({ actor, input: { names, taxon } }) => proteins.batch(actor, names, taxon),
  });
  registerCall(app, calls.proteinDetail, {
    policy: 'protein:read',
    handler: ({ actor, input: { accession } }) => proteins.detail(actor, accession),
  });
  registerCall(app, calls.proteinQuantification, {
    policy: 'protein:read',
    handler: ({ actor, input: { accession } }) => quantification.find(actor, accession),
  });
  registerCall(app, calls.proteinDownload, {
    policy: 'protein:download',
    handler: ({ actor, input: { basket, format, query } }) =>
      downloads.load(actor, { basket: basket === '1', format, query }),
  });
  registerCall(app, calls.proteinBasket, {
    policy: 'protein:read',
    handler: async ({ actor, input }) => {
      const { rows, total } = await proteins.basket(actor, windowOf(input));
      return page(rows, total);
    },
  });
  registerCall(app, calls.proteinBasketStore, {
    policy: 'protein:update',
    bodyLimit: megabyte,
    handler: ({ actor, input }) => proteins.changeBasket(actor, input),
  });
}
