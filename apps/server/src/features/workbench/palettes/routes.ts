import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/registerCall.ts';
import { createPalettes } from './palettes.ts';

export function registerPalettes(app: FastifyInstance): void {
  const palettes = createPalettes(app.platform);
  registerCall(app, calls.paletteList, { policy: 'session', handler: ({ actor }) => palettes.list(actor) });
  registerCall(app, calls.paletteStore, {
    policy: 'session',
    handler: ({ actor, input }) => palettes.store(actor, input),
  });
  registerCall(app, calls.paletteDelete, {
    policy: 'session',
    handler: async ({ actor, input }) => {
      await palettes.remove(actor, input.id);
      return null;
    },
  });
}
