import type { FastifyInstance } from 'fastify';
import { createFeedbackService } from './feedbackService.ts';
import { registerRoutes } from './routes.ts';
import { createSupportService } from './supportService.ts';

/** Customer service and feedback. */
export function supportFeature(app: FastifyInstance): void {
  registerRoutes(app, createSupportService(app.platform), createFeedbackService(app.platform));
}

export { createFeedbackService, createSupportService };
export { createQuestionDesk } from './desk/questionDesk.ts';
export { supportContent, writeSupportContent } from './supportContent.ts';
export { helpCorpus } from './helpCorpus.ts';
