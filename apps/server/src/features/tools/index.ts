import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { describeTool, listTools } from './toolCatalogue.ts';

export { summaryOf } from './toolCatalogue.ts';
export { toolCorpus } from './toolCorpus.ts';

/** The catalogue of tools. The feature `tasks` runs them. */
export function toolsFeature(app: FastifyInstance): void {
  registerCall(app, calls.toolList, { policy: 'public', handler: () => listTools() });
  registerCall(app, calls.toolDetail, {
    policy: 'public',
    handler: ({ input }) => {
      const tool = describeTool(input.id);
      if (!tool) throw notFound();
      return tool;
    },
  });
}
