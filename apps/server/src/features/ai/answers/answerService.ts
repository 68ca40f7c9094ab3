import type { PlotReading } from '@panome/contract';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Logger } from 'pino';
import type { Clock } from '../../../platform/clock.ts';
import type { AiMessageRow } from '../../../platform/database/schema/ai.ts';
import type { CorpusHit } from '../../../platform/search/corpora.ts';
import { presentMessage, type Details } from '../present.ts';
import type { Breaker } from '../provider/breaker.ts';
import { ProviderFault, type AiProvider } from '../provider/provider.ts';
import type { AiRepository } from '../repository.ts';
import { quoted } from '../search/answerBySearch.ts';
import type { LiveAnswer, LiveAnswers } from './liveAnswers.ts';
import { checkSources } from './checkSources.ts';
import { createRecords } from './records.ts';
import { writeByModel, type Asked } from './writeAnswer.ts';

/** Why an answer was ended: its owner wanted so. */
export const stopped = 'stopped';

const fallback = 'AI 服务暂不可用，以下是站内检索的结果';
const speechless = '模型没有给出回答，以下是站内检索的结果';
const broken = 'AI 服务中断，回答不完整，请稍后重试';
/** How often what was written is stored. */
const beat = 2_000;

type Dependencies = {
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  readonly messages: AiRepository;
  readonly live: LiveAnswers;
  readonly breaker: Breaker;
  /** None answers by retrieval. */
  readonly provider: AiProvider | undefined;
  readonly sources: Parameters<typeof writeByModel>[1];
  readonly find: (question: string) => Promise<readonly CorpusHit[]>;
  /** Which of these DOIs and PMIDs are in the store of the actor. */
  readonly isKnown: (actor: Actor, ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** A filled form, when the question asks for a figure. */
  readonly propose: (question: string) => PlotReading | undefined;
};

type Ended = Partial<Pick<AiMessageRow, 'state' | 'provider' | 'model' | 'note'>> & Pick<Details, 'steps' | 'proposal'>;
const nothingElse = { steps: [], proposal: null };

/** Writes answers beside the requests that asked for them, so that a page may leave and come back. */
export function createAnswerService({
  breaker,
  clock,
  find,
  isKnown,
  live,
  log,
  messages,
  propose,
  provider,
  sources,
}: Dependencies) {
  const bySearch = async ({ question, records, say }: Asked, note: string): Promise<Ended> => {
    const hits = await find(question);
    hits.forEach((hit) => records.add(hit));
    say(quoted(hits));
    return { state: 'done', provider: 'search', model: '', note, steps: [], proposal: propose(question) ?? null };
  };

  const byModel = async (model: AiProvider, asked: Asked): Promise<Ended> => {
    if (!breaker.closed()) return bySearch(asked, fallback);
    let said = false;
    const say = (text: string) => {
      said = true;
      asked.say(text);
    };
    try {
      const written = await writeByModel(model, sources, { ...asked, say });
      breaker.succeeded();
      if (!said) return await bySearch(asked, speechless);
      return { state: 'done', ...written };
    } catch (error) {
      if (!(error instanceof ProviderFault)) throw error;
      breaker.failed();
      log.warn({ reason: error.reason, message: error.message }, 'the model did not answer');
      if (!said) return bySearch(asked, fallback);
      return { state: 'failed', note: broken, ...nothingElse };
    }
  };

  const endOf = (error: unknown, signal: AbortSignal): Ended => {
    if (signal.aborted && signal.reason === stopped) return { state: 'stopped', note: '已停止', ...nothingElse };
    if (signal.aborted) return { state: 'failed', note: '服务正在重启，回答中断，请重新提问', ...nothingElse };
    log.error({ err: error }, 'an answer failed');
    return { state: 'failed', note: '抱歉，回答时出错了，请稍后重试', ...nothingElse };
  };

  return {
    /** Begins to write; the account's place was reserved by the caller and is given back at the end. */
    begin: (row: AiMessageRow, asked: Omit<Asked, 'say' | 'signal' | 'records'>): void => {
      const controller = new AbortController();
      const answer: LiveAnswer = {
        id: row.id,
        ownerId: row.owner_id,
        text: '',
        controller,
        listeners: new Set(),
        done: Promise.resolve(),
      };
      live.begin(answer);
      const say = (text: string) => {
        answer.text += text;
        answer.listeners.forEach((listener) => listener.text(text));
      };
      const store = () =>
        void messages
          .changeMessage(row.id, { text: answer.text, updated_at: clock.now() })
          .catch((error: unknown) => log.error({ err: error }, 'an answer was not stored'));
      const beating = setInterval(store, beat);
      const write = async () => {
        const records = createRecords();
        const given = { ...asked, records, say, signal: controller.signal };
        const { proposal, steps, ...ended } = await (provider ? byModel(provider, given) : bySearch(given, '')).catch(
          (error: unknown) => endOf(error, controller.signal),
        );
        clearInterval(beating);
        const checked = await checkSources(answer.text, records.all(), (ids) => isKnown(asked.actor, ids));
        const details: Details = { ...checked, steps, proposal };
        const change = { ...ended, text: answer.text, details: JSON.stringify(details), updated_at: clock.now() };
        await messages.changeMessage(row.id, change);
        live.release(row.owner_id);
        live.finish(row.id, presentMessage({ ...row, ...change }, clock.now()));
      };
      answer.done = write().catch((error: unknown) => {
        clearInterval(beating);
        live.release(row.owner_id);
        log.error({ err: error }, 'an answer was not stored');
        live.finish(row.id, presentMessage({ ...row, text: answer.text, state: 'failed' }, clock.now()));
      });
    },
  };
}
export type AnswerService = ReturnType<typeof createAnswerService>;
