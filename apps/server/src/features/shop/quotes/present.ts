import type { Quote, QuoteContent, QuoteItem } from '@panome/contract';
import { toTime } from '../../../platform/clock.ts';
import type { QuoteRow } from '../../../platform/database/schema/shop.ts';
import { renderMarkdown } from '../../../platform/markup/renderMarkdown.ts';

export const contentOf = ({ content }: Pick<QuoteRow, 'content'>) => JSON.parse(content) as QuoteContent;

/** What is not answered counts until its last day. */
export const stateOf = ({ state, valid_until }: QuoteRow, now: number): Quote['state'] =>
  state !== 'answered' && Number(valid_until) <= now ? 'expired' : (state as Quote['state']);

export function presentItem(row: QuoteRow, now: number): QuoteItem {
  const { goods_id, id, number, samples, title } = row;
  return {
    id,
    number,
    goods_id,
    title,
    samples,
    total_fen: Number(row.total_fen),
    state: stateOf(row, now),
    valid_until: toTime(Number(row.valid_until)),
    created_at: toTime(Number(row.created_at)),
  };
}

const timeOf = (at: number | null) => (at === null ? null : toTime(Number(at)));

type Beside = { readonly sample_form: Quote['sample_form']; readonly now_fen: number | null };

export function presentQuote(row: QuoteRow, { now_fen, sample_form }: Beside, now: number): Quote {
  const item = presentItem(row, now);
  return {
    ...item,
    content: contentOf(row),
    contact: row.contact,
    note: row.note,
    answer: row.answer === '' ? '' : renderMarkdown(row.answer),
    sent_at: timeOf(row.sent_at),
    answered_at: timeOf(row.answered_at),
    sample_form,
    now_fen,
    can: { send: item.state === 'draft', delete: row.state === 'draft', form: item.state !== 'expired' },
  };
}
