import type { FastifyInstance } from 'fastify';
import { createCorpora } from '../../platform/search/corpora.ts';
import { corpora } from '../corpora.ts';
import { searchLiterature, knownLiterature } from '../literature/index.ts';
import { createAnswerService } from './answers/answerService.ts';
import { createLiveAnswers } from './answers/liveAnswers.ts';
import { createConversationService } from './conversations/conversationService.ts';
import { createFollow } from './conversations/follow.ts';
import { parsePlot } from './plot/parsePlot.ts';
import { createPlotService } from './plot/plotService.ts';
import { interrupted } from './present.ts';
import { createBreaker } from './provider/breaker.ts';
import { createOpenAiProvider } from './provider/openAi.ts';
import { createAiRepository } from './repository.ts';
import { registerAi } from './routes.ts';
import { coreOf, enoughOf } from './search/answerBySearch.ts';
import { createToolRunner } from './tools/modelTools.ts';

/** Who asks for a figure, and not what one is. */
const wantsFigure = /[画绘]|作图|出图|做.{0,20}(?:图|分析|检验)/u;
const longestRequest = 500;

/**
 * The assistant: questions answered by quoting our own texts or, where a model is configured, by it over these texts;
 * and sentences read as forms of tools.
 */
export async function aiFeature(app: FastifyInstance): Promise<void> {
  const { clock, config, database, log } = app.platform;
  const texts = createCorpora(corpora, { clock, database });
  const find = async (question: string) => enoughOf(await texts.search(coreOf(question)));
  const read = (text: string) => parsePlot(text.slice(0, longestRequest).replaceAll(/\s+/g, ' ')).readings[0];
  const repository = createAiRepository(database);
  const live = createLiveAnswers();
  const breaker = createBreaker(clock);
  const model = config.ai && createOpenAiProvider(config.ai);
  const provider = model
    ? ({ provider: 'model', model: model.model } as const)
    : ({ provider: 'search', model: '' } as const);
  const runTool = createToolRunner({
    texts: find,
    literature: (actor, question) => searchLiterature(database, actor, question),
    plot: read,
    task: async (actor, id) => {
      const { service } = app.taskQueue;
      const { failure, name, state, tool_title } = await service.present(await service.own(actor, 'task:read', id));
      return { name, state, tool_title, failure };
    },
  });
  const answers = createAnswerService({
    breaker,
    clock,
    find,
    live,
    log,
    messages: repository,
    provider: model,
    isKnown: (actor, ids) => knownLiterature(database, actor, ids),
    propose: (question) => (wantsFigure.test(question) ? read(question) : undefined),
    sources: { find, runTool },
  });
  registerAi(app, {
    conversations: createConversationService({ answers, clock, live, provider, repository }),
    follow: createFollow({ clock, live, repository }),
    plot: createPlotService({ tables: app.tables, tasks: () => app.taskQueue.service }),
    texts,
    provider,
    isAvailable: breaker.closed,
  });
  // Beside an embedded database nobody else writes answers.
  if (!config.databaseUrl) await repository.failStreaming(interrupted);
  app.addHook('onClose', () => live.stopAll('closing'));
}
