import type { QuestionnaireItem } from '@panome/contract';
import {
  answerProblems,
  askedQuestions,
  keptAnswers,
  type Answers,
  type AnswerValue,
  type Question,
} from '@panome/contract/questionnaire';
import { countOf } from '../../../platform/database/countOf.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { toTime, type Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/open.ts';
import type { QuestionnaireAnswerRow, QuestionnaireRow } from '../../../platform/database/schema/content.ts';
import { badInput, conflict, notFound } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import { createLedger } from '../../points/index.ts';

type State = QuestionnaireItem['state'];
type Wanted = 'open' | 'answered' | 'closed' | 'all';
type Own = Pick<QuestionnaireAnswerRow, 'submitted_at' | 'updated_at'>;
type Given = { readonly id: string; readonly version: number; readonly answers: Answers; readonly submit: boolean };

export type Questionnaires = ReturnType<typeof createQuestionnaires>;

const questionsOf = ({ questions }: QuestionnaireRow) => JSON.parse(questions) as Question[];

/** Questionnaires with the answers of each account: drafts first, then one submission. */
export function createQuestionnaires({ clock, database }: { readonly clock: Clock; readonly database: Database }) {
  const ledger = createLedger({ clock });
  const stateOf = ({ closes_at }: QuestionnaireRow, own: Own | undefined): State => {
    if (own?.submitted_at) return 'answered';
    if (closes_at !== null && closes_at <= clock.now()) return 'closed';
    return own ? 'draft' : 'open';
  };
  const present = (row: QuestionnaireRow, own: Own | undefined): QuestionnaireItem => ({
    id: row.id,
    title: row.title,
    summary: row.summary,
    minutes: row.minutes,
    questions: questionsOf(row).length,
    state: stateOf(row, own),
    opens_at: toTime(row.opens_at),
    closes_at: row.closes_at === null ? null : toTime(row.closes_at),
    updated_at: own ? toTime(own.updated_at) : null,
  });

  /** @throws {Refusal} 404, also before it opens. */
  const load = async (id: string, ownerId: string) => {
    const row = await database
      .selectFrom('questionnaire')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'published')
      .where('opens_at', '<=', clock.now())
      .executeTakeFirst();
    if (!row) throw notFound();
    const own = await database
      .selectFrom('questionnaire_answer')
      .selectAll()
      .where('questionnaire_id', '=', id)
      .where('owner_id', '=', ownerId)
      .executeTakeFirst();
    return { row, own };
  };

  const ofState = (ownerId: string, wanted: Wanted) => {
    const now = clock.now();
    const all = database
      .selectFrom('questionnaire')
      .leftJoin('questionnaire_answer as own', (join) =>
        join.onRef('own.questionnaire_id', '=', 'questionnaire.id').on('own.owner_id', '=', ownerId),
      )
      .where('state', '=', 'published')
      .where('opens_at', '<=', now);
    if (wanted === 'all') return all;
    if (wanted === 'answered') return all.where('own.submitted_at', 'is not', null);
    const waiting = all.where('own.submitted_at', 'is', null);
    if (wanted === 'closed') return waiting.where('closes_at', '<=', now);
    return waiting.where((e) => e.or([e('closes_at', 'is', null), e('closes_at', '>', now)]));
  };

  return {
    list: async (
      { id }: Actor,
      wanted: Wanted,
      limit: number,
      offset: number,
    ): Promise<{ items: QuestionnaireItem[]; total: number }> => {
      const query = ofState(id, wanted);
      const rows = await query
        .selectAll('questionnaire')
        .select(['own.updated_at as answered_at', 'own.submitted_at'])
        .orderBy('opens_at', 'desc')
        .orderBy('questionnaire.id')
        .limit(limit)
        .offset(offset)
        .execute();
      const total = await countOf(query);
      return {
        items: rows.map(({ answered_at, submitted_at, ...row }) =>
          present(row, answered_at === null ? undefined : { submitted_at, updated_at: answered_at }),
        ),
        total,
      };
    },

    /** One questionnaire with its questions and the answers so far, without answers to removed questions. */
    data: async ({ id: ownerId }: Actor, id: string) => {
      const { own, row } = await load(id, ownerId);
      const items = questionsOf(row);
      return {
        ...present(row, own),
        intro: row.intro,
        version: row.version,
        items,
        answers: own ? keptAnswers(items, JSON.parse(own.answers) as Record<string, AnswerValue>) : {},
      };
    },

    /**
     * Saves a draft, or submits the answers.
     * @throws {Refusal} 400, 404, or 409 when it was answered or changed meanwhile, or is closed.
     */
    store: async ({ id: ownerId }: Actor, { answers, id, submit, version }: Given) => {
      const { own, row } = await load(id, ownerId);
      const before = stateOf(row, own);
      if (before === 'answered') throw conflict('您已提交过这份问卷，无需重复填写');
      if (before === 'closed') throw conflict('这份问卷已截止，不再接收答卷');
      if (version !== row.version) throw conflict('问卷题目已更新，请刷新页面后继续填写，已填的答案会保留');
      const questions = questionsOf(row);
      const problems = submit ? answerProblems(questions, answers) : [];
      if (problems.length > 0) {
        const { message, question } = problems[0]!;
        throw badInput(
          `第 ${askedQuestions(questions, answers).findIndex((one) => one.id === question) + 1} 题：${message}`,
          { problems },
        );
      }
      const now = clock.now();
      const kept = {
        version,
        answers: JSON.stringify(keptAnswers(questions, answers)),
        updated_at: now,
        submitted_at: submit ? now : null,
      };
      await database.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('questionnaire_answer')
          .values({ id: newId(), questionnaire_id: id, owner_id: ownerId, created_at: now, ...kept })
          .onConflict((on) =>
            on
              .columns(['owner_id', 'questionnaire_id'])
              .doUpdateSet(kept)
              .where('questionnaire_answer.submitted_at', 'is', null),
          )
          .execute();
        const cause = { occasion: id, note: row.title, link: `/support/questionnaire-detail?id=${id}` };
        if (submit) await ledger.award(transaction, ownerId, 'questionnaire', cause);
      });
      return { state: submit ? ('answered' as const) : ('draft' as const), updated_at: toTime(now) };
    },
  };
}
