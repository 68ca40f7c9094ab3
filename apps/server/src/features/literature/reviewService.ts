import { literatureLimits, type AiReview } from '@panome/contract';
import type { Actor } from '../../platform/access/actor.ts';
import { authorize, type Action } from '../../platform/access/authorize.ts';
import { ChildFailure } from '../../platform/child/index.ts';
import type { AiReviewRow, LiteratureRow } from '../../platform/database/schema/ai.ts';
import { badInput, notFound } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { questionTerms } from '../../platform/search/textIndex.ts';
import type { LiteraturePool } from './importService.ts';
import { presentRecord, presentReview, presentReviewItem } from './present.ts';
import type { LiteratureRepository } from './repository.ts';

const mostWords = 12;

/** Words by which records are found for a question: those that a question of this length can have. */
export const searchWords = (question: string): string[] =>
  questionTerms(question)
    .filter((term) => term.length > 1)
    .slice(0, mostWords);

/** Reviews of the own literature: quoted sentences, kept with their sources. */
export function createReviewService(
  { clock }: Pick<Platform, 'clock'>,
  repository: LiteratureRepository,
  pool: LiteraturePool,
) {
  const own = async (actor: Actor, action: Action, id: string): Promise<AiReviewRow> => {
    const row = await repository.review(id);
    if (!row) throw notFound();
    authorize(actor, action, row);
    return row;
  };

  const recordsFor = async (actor: Actor, question: string, ids: readonly string[]): Promise<LiteratureRow[]> => {
    if (ids.length > 0) return repository.byIds(actor.id, ids);
    const words = searchWords(question);
    return words.length === 0 ? [] : repository.withAny(actor.id, words, literatureLimits.reviewed);
  };

  return {
    /** @throws {Refusal} 400 when there is nothing to quote. */
    store: async (actor: Actor, question: string, ids: readonly string[]): Promise<AiReview> => {
      const rows = await recordsFor(actor, question, ids);
      if (rows.length === 0) throw badInput('文献中没有与这个主题相符的记录，请换一种说法，或先选中要综述的文献');
      const records = rows.map((row) => {
        const { created_at: _at, origin: _origin, ...record } = presentRecord(row);
        return record;
      });
      const answer = await pool
        .run({ kind: 'review', question, records, chosen: ids.length > 0 })
        .catch((error: unknown) => {
          if (error instanceof ChildFailure && (error.reason === 'memory' || error.reason === 'timeout'))
            throw badInput('这些文献的摘要过长，请少选一些再试');
          throw error;
        });
      if (answer.kind !== 'review' || answer.list.length === 0)
        throw badInput('这些文献没有可以引用的摘要，请导入带摘要的记录');
      const { kind: _kind, themes, ...body } = answer;
      const row = {
        id: newId(),
        owner_id: actor.id,
        question,
        themes: JSON.stringify(themes),
        body: JSON.stringify(body),
        sources: body.list.length,
        created_at: clock.now(),
      };
      await repository.addReview(row);
      return presentReview(row);
    },
    list: async (actor: Actor, page: { readonly limit: number; readonly offset: number }) => {
      const { rows, total } = await repository.reviews(actor.id, page);
      return { rows: rows.map(presentReviewItem), total };
    },
    detail: async (actor: Actor, id: string) => presentReview(await own(actor, 'ai:read', id)),
    remove: async (actor: Actor, id: string): Promise<void> => {
      await own(actor, 'ai:delete', id);
      await repository.removeReview(id);
    },
  };
}
export type ReviewService = ReturnType<typeof createReviewService>;
