import { Readable } from 'node:stream';
import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { page, windowOf } from '../../platform/http/envelope.ts';
import { file } from '../../platform/http/fileAnswer.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import type { ExperienceService } from './experience.ts';
import { experienceCsv, kindNames } from './experienceCsv.ts';

export function registerRoutes(app: FastifyInstance, experience: ExperienceService): void {
  registerCall(app, calls.productDbList, {
    policy: 'product-db:read',
    handler: async ({ input: { page: number, size, ...narrowed } }) => {
      const { limit, offset } = windowOf({ page: number, size });
      const { rows, total } = await experience.list(narrowed, limit, offset);
      return page(rows, total);
    },
  });
  registerCall(app, calls.productDbFacets, {
    policy: 'product-db:read',
    handler: ({ input }) => experience.facets(input),
  });
  registerCall(app, calls.productDbDetail, {
    policy: 'product-db:read',
    handler: ({ input }) => experience.detail(input.id),
  });
  registerCall(app, calls.productDbPredict, {
    policy: 'product-db:read',
    handler: ({ input }) => experience.predict(input),
  });
  registerCall(app, calls.productDbDownload, {
    policy: 'product-db:download',
    handler: async ({ input }) => {
      const bytes = Buffer.from(experienceCsv(await experience.rows(input)));
      return file({
        name: `项目经验_${kindNames[input.kind]}.csv`,
        type: 'text/csv; charset=utf-8',
        size: bytes.length,
        open: () => Readable.from([bytes]),
      });
    },
  });
}
