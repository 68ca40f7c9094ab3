import { calls, type AiMessage } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { Page, windowOf } from '../../platform/http/envelope.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import type { Corpora } from '../../platform/search/corpora.ts';
import type { ConversationService } from './conversations/conversationService.ts';
import type { createFollow } from './conversations/follow.ts';
import type { PlotService } from './plot/plotService.ts';

type Parts = {
  readonly conversations: ConversationService;
  readonly follow: ReturnType<typeof createFollow>;
  readonly plot: PlotService;
  readonly texts: Corpora;
  readonly provider: Pick<AiMessage, 'provider' | 'model'>;
  readonly isAvailable: () => boolean;
};

export function registerAi(
  app: FastifyInstance,
  { conversations, follow, isAvailable, plot, provider, texts }: Parts,
): void {
  registerCall(app, calls.aiStatus, {
    policy: 'ai:read',
    handler: async ({ actor }) => ({
      ...provider,
      available: isAvailable(),
      left_today: await conversations.leftToday(actor),
      corpora: [...(await texts.counts())],
    }),
  });
  registerCall(app, calls.aiConversationList, {
    policy: 'ai:read',
    handler: async ({ actor, input }) => {
      const { rows, total } = await conversations.list(actor, input.search, windowOf(input));
      return new Page(rows, total);
    },
  });
  registerCall(app, calls.aiConversationDetail, {
    policy: 'ai:read',
    handler: ({ actor, input }) => conversations.detail(actor, input.id),
  });
  registerCall(app, calls.aiConversationStore, {
    policy: 'ai:add',
    handler: ({ actor, input }) => conversations.store(actor, input.title),
  });
  registerCall(app, calls.aiConversationUpdate, {
    policy: 'ai:add',
    handler: ({ actor, input }) => conversations.rename(actor, input.id, input.title),
  });
  registerCall(app, calls.aiConversationDelete, {
    policy: 'ai:delete',
    handler: async ({ actor, input }) => {
      await conversations.remove(actor, input.id);
      return null;
    },
  });
  registerCall(app, calls.aiMessageStore, {
    policy: 'ai:add',
    handler: ({ actor, input }) => conversations.ask(actor, input),
  });
  registerCall(app, calls.aiEvents, {
    policy: 'ai:read',
    handler: async ({ actor, input }) => follow(await conversations.ownMessage(actor, 'ai:read', input.id)),
  });
  registerCall(app, calls.aiStop, {
    policy: 'ai:add',
    handler: async ({ actor, input }) => {
      await conversations.stop(actor, input.id);
      return null;
    },
  });
  registerCall(app, calls.aiFeedback, {
    policy: 'ai:add',
    handler: async ({ actor, input }) => {
      await conversations.rate(actor, input.id, input.feedback);
      return null;
    },
  });
  registerCall(app, calls.aiPlotParse, {
    policy: 'ai:read',
    handler: ({ actor, input }) => plot.parse(actor, input.text.replaceAll(/\s+/g, ' '), input.file),
  });
}
