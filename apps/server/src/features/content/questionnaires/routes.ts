import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { page, windowOf } from '../../../platform/http/envelope.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import type { Questionnaires } from './questionnaires.ts';

export function registerQuestionnaires(app: FastifyInstance, questionnaires: Questionnaires): void {
  registerCall(app, calls.questionItemList, {
    policy: 'questionnaire:read',
    handler: async ({ actor, input }) => {
      const { limit, offset } = windowOf(input);
      const { items, total } = await questionnaires.list(actor, input.state, limit, offset);
      return page(items, total);
    },
  });
  registerCall(app, calls.questionItemData, {
    policy: 'questionnaire:read',
    handler: ({ actor, input }) => questionnaires.data(actor, input.id),
  });
  registerCall(app, calls.questionAnswerStore, {
    policy: 'questionnaire:add',
    handler: ({ actor, input }) => questionnaires.store(actor, input),
  });
}
