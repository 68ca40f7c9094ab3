import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { toTime } from '../../platform/clock.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { renderMarkdown } from '../../platform/markup/renderMarkdown.ts';
import type { FeedbackService } from './feedbackService.ts';
import { readSupportContent } from './supportContent.ts';
import type { SupportService } from './supportService.ts';

const product = 'Panome 全组学云';

export function registerRoutes(app: FastifyInstance, support: SupportService, feedback: FeedbackService): void {
  const { clock, database } = app.platform;

  registerCall(app, calls.supportStore, {
    policy: 'public',
    handler: ({ actor, input, request }) => support.store(actor, input, request.ip),
  });

  registerCall(app, calls.supportSystemInfo, {
    policy: 'public',
    handler: async () => {
      const { faq, ...content } = await readSupportContent(database);
      return {
        product,
        build: app.build,
        server_time: toTime(clock.now()),
        ...content,
        faq: faq.map((each) => ({ ...each, answer: renderMarkdown(each.answer) })),
      };
    },
  });

  registerCall(app, calls.feedbackStore, {
    policy: 'feedback:add',
    handler: ({ actor, input }) => feedback.store(actor, input, { kind: 'general' }),
  });
  registerCall(app, calls.feedbackStoreExceptionTask, {
    policy: 'feedback:add',
    handler: ({ actor, input }) => feedback.store(actor, input, { kind: 'task', id: input.task_id }),
  });
  registerCall(app, calls.feedbackStoreReportExplain, {
    policy: 'feedback:add',
    handler: ({ actor, input }) =>
      feedback.store(actor, input, { kind: 'report', id: input.project_id, section: input.section }),
  });
  registerCall(app, calls.feedbackStoreKnowledgeClassroom, {
    policy: 'feedback:add',
    handler: ({ actor, input }) => feedback.store(actor, input, { kind: 'knowledge', id: input.article_id }),
  });
}
