import type { Quote, QuoteContent, ShopDesign } from '@panome/contract';
import { emptyHeader } from '@panome/contract';
import { day } from '@panome/contract/durations';
import { yuanOf } from '@panome/contract/money';
import type { Actor } from '../../../platform/access/actor.ts';
import { authorize, type Action } from '../../../platform/access/authorize.ts';
import type { QuoteRow } from '../../../platform/database/schema/shop.ts';
import { conflict, notFound, Refusal } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createLedger, freeCoupons, lockPoints, presentRedemption } from '../../points/index.ts';
import { createSampleService } from '../../samples/index.ts';
import { factsOf } from '../catalogue/present.ts';
import { contentOf, presentItem, presentQuote, stateOf } from './present.ts';
import { priceNow, type Order } from './pricing.ts';
import {
  changeQuote,
  countOpen,
  findByKey,
  findQuote,
  insertQuote,
  isTaken,
  keepForm,
  listQuotes,
  numberOf,
  removeDraft,
} from './repository.ts';

type NewQuote = Order & { readonly seen_fen: number; readonly design: ShopDesign | null };

/** How long the prices of a quote hold. */
const validFor = 30 * day;
const mostDrafts = 50;
const tries = 5;

export type QuoteService = ReturnType<typeof createQuoteService>;

/** Quotes: made with the prices of the moment, which they keep; sent to the staff; turned into a sample form. */
export function createQuoteService(platform: Pick<Platform, 'audit' | 'clock' | 'database' | 'live'>) {
  const { clock, database } = platform;
  const ledger = createLedger(platform);
  const samples = createSampleService(platform);

  /** @throws {Refusal} 404 for a quote that is not there or not the actor's. */
  const own = async (actor: Actor, action: Action, id: string): Promise<QuoteRow> => {
    const row = await findQuote(database, id);
    if (!row) throw notFound();
    authorize(actor, action, row);
    return row;
  };

  const orderOf = ({ content, goods_id, promotion_id, samples: count }: QuoteRow): Order => {
    const { base, extras } = contentOf({ content });
    return { goods_id, samples: count, base, extras, promotion_id, coupon_id: '' };
  };
  /** What the same order costs now without its coupon, which is bound; null when it costs the same. */
  const nowOf = async (row: QuoteRow): Promise<number | null> => {
    const coupon = contentOf(row).lines.find(({ kind }) => kind === 'coupon')?.sum_fen ?? 0;
    try {
      const { total_fen } = await priceNow(database, '', orderOf(row), clock.now());
      const total = Math.max(0, total_fen + coupon);
      return total === Number(row.total_fen) ? null : total;
    } catch (error) {
      // What is no longer on sale, or whose promotion is over, has no price to compare with.
      if (error instanceof Refusal) return null;
      throw error;
    }
  };
  const formOf = async (actor: Actor, row: QuoteRow): Promise<Quote['sample_form']> => {
    if (row.sample_form_id === '') return null;
    try {
      const { id, kind, number } = await samples.own(actor, 'sample:read', row.sample_form_id);
      return { id, number, kind: kind as NonNullable<Quote['sample_form']>['kind'] };
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  };
  const present = async (actor: Actor, row: QuoteRow): Promise<Quote> =>
    presentQuote(
      row,
      {
        now_fen: stateOf(row, clock.now()) === 'answered' ? null : await nowOf(row),
        sample_form: await formOf(actor, row),
      },
      clock.now(),
    );

  const insert = (actor: Actor, { design, seen_fen, ...order }: NewQuote, key: string | null): Promise<QuoteRow> =>
    database.transaction().execute(async (transaction) => {
      // Coupons and promotions are counted under this lock: two quotes at once cannot use one.
      await lockPoints(transaction, actor.id);
      const known = key === null ? undefined : await findByKey(transaction, actor.id, key);
      if (known) return known;
      const now = clock.now();
      if ((await countOpen(transaction, actor.id, now)) >= mostDrafts)
        throw conflict(`未提交的报价单已有 ${mostDrafts} 份，请先提交或删除一些`);
      const priced = await priceNow(transaction, actor.id, order, now);
      const { coupon, goods, lines, promotion, total_fen } = priced;
      if (total_fen !== seen_fen)
        throw conflict(
          `价格有变化：页面显示 ${yuanOf(seen_fen)}，现在是 ${yuanOf(total_fen)}，请核对明细后重新生成报价单`,
          { lines, total_fen },
        );
      const content: QuoteContent = {
        summary: goods.summary,
        base: order.base,
        extras: [...order.extras],
        family: goods.family as QuoteContent['family'],
        lines,
        facts: factsOf(goods),
        promotion,
        coupon,
        design,
      };
      return insertQuote(transaction, {
        id: newId(),
        number: await numberOf(transaction, now),
        owner_id: actor.id,
        goods_id: goods.id,
        title: goods.title,
        samples: order.samples,
        content: JSON.stringify(content),
        total_fen,
        promotion_id: order.promotion_id,
        coupon_id: order.coupon_id,
        state: 'draft',
        contact: '',
        note: '',
        answer: '',
        sample_form_id: '',
        submit_key: key,
        valid_until: now + validFor,
        created_at: now,
        sent_at: null,
        answered_at: null,
      });
    });

  return {
    own,
    present,

    coupons: async (actor: Actor) => {
      const now = clock.now();
      return (await freeCoupons(database, actor.id, now)).map((row) => presentRedemption(row, false, now));
    },

    list: async (actor: Actor, filter: { state?: string | undefined; limit: number; offset: number }) => {
      const now = clock.now();
      const { rows, total } = await listQuotes(database, actor.id, { ...filter, now });
      return { items: rows.map((row) => presentItem(row, now)), total };
    },

    detail: async (actor: Actor, id: string): Promise<Quote> => present(actor, await own(actor, 'shop:read', id)),

    /** @throws {Refusal} 409 when the price is not the one that the page showed, with the lines of now. */
    store: async (actor: Actor, order: NewQuote, key: string | null): Promise<Quote> => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          // Another account may take the same number of the day at the same moment.
          // oxlint-disable-next-line no-await-in-loop
          return await present(actor, await insert(actor, order, key));
        } catch (error) {
          if (!isTaken(error) || attempt === tries) throw error;
        }
      }
    },

    /** @throws {Refusal} 409 when it was sent before or its prices hold no longer. */
    send: async (
      actor: Actor,
      { contact, id, note }: { id: string; contact: string; note: string },
    ): Promise<Quote> => {
      const row = await own(actor, 'shop:add', id);
      const now = clock.now();
      if (stateOf(row, now) === 'expired') throw conflict('报价单已过有效期，请按现在的价格重新生成');
      const sent = await database.transaction().execute(async (transaction) => {
        const changed = await changeQuote(transaction, id, 'draft', { state: 'sent', contact, note, sent_at: now });
        if (!changed) throw conflict('报价单已经提交，无需重复提交');
        await ledger.award(transaction, actor.id, 'quote', {
          occasion: id,
          note: row.number,
          link: `/shop/goods-detail?id=${row.goods_id}&quote=${id}`,
        });
        return changed;
      });
      return present(actor, sent);
    },

    remove: async (actor: Actor, id: string): Promise<null> => {
      await own(actor, 'shop:delete', id);
      if (!(await removeDraft(database, id))) throw conflict('报价单已经提交，不能删除');
      return null;
    },

    /** The sample form of a quote, with a row for each sample; made once. */
    form: async (actor: Actor, id: string): Promise<NonNullable<Quote['sample_form']>> => {
      const row = await own(actor, 'shop:read', id);
      const there = await formOf(actor, row);
      if (there) return there;
      if (stateOf(row, clock.now()) === 'expired') throw conflict('报价单已过有效期，请按现在的价格重新生成');
      const { facts } = contentOf(row);
      // The key makes a repeat find the form that was begun; a deleted one is begun anew.
      const key = row.sample_form_id === '' ? `quote-${id}` : null;
      const form = await samples.store(actor, { kind: facts.sample_kind, title: row.title }, key);
      if (form.rows.length === 0) {
        const width = Math.max(2, String(row.samples).length);
        await samples.update(actor, {
          id: form.id,
          revision: form.revision,
          title: row.title,
          header: { ...emptyHeader, ...form.header, remark: `报价单 ${row.number}` },
          rows: Array.from({ length: row.samples }, (_, at) => ({ name: `S${String(at + 1).padStart(width, '0')}` })),
        });
      }
      await keepForm(database, id, form.id);
      return { id: form.id, kind: form.kind, number: form.number };
    },
  };
}
