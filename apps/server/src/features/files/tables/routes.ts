import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/registerCall.ts';
import type { TableService } from './tableService.ts';
import { toolsFor } from './toolsFor.ts';

export function registerTables(app: FastifyInstance, tables: TableService): void {
  registerCall(app, calls.fileStoreInspect, {
    policy: 'file:read',
    handler: async ({ actor, input: { as, id, recipe, tools, ...reading } }) => {
      const answer = await tables.inspect(actor, id, reading, { as, recipe });
      return tools ? { ...answer, ...toolsFor(answer.report) } : answer;
    },
  });

  registerCall(app, calls.fileStorePreview, {
    policy: 'file:read',
    handler: ({
      actor,
      input: { id, offset, line, limit, column_offset: columnOffset, column_limit: columnLimit, ...reading },
    }) => tables.preview(actor, id, reading, { offset, line, limit, columnOffset, columnLimit }),
  });
}
