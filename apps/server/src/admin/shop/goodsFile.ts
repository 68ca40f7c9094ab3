import { sampleKind, type GoodsFacts, type PriceList } from '@panome/contract';
import { omicsFamilies } from '@panome/contract/families';
import { z } from 'zod';
import type { GoodsRow } from '../../platform/database/schema/shop.ts';
import { yuan } from '../content/money.ts';
import { ContentError, fault } from '../content/problems.ts';
import type { ContentFile } from '../content/readFolder.ts';
import { readMarkdown } from '../content/readMarkdown.ts';
import { renderContent, type Picture } from '../content/rendered.ts';

const line = (most: number) => z.string('应为文字').trim().min(1, '不能为空').max(most, `最多 ${most} 个字`);
const note = (most: number) => z.string('应为文字').trim().max(most, `最多 ${most} 个字`).default('');
const whole = (least: number, most: number) =>
  z.number('应为整数').int('应为整数').min(least, `至少 ${least}`).max(most, `最多 ${most}`);
const slug = z.string('应为文字').regex(/^[a-z0-9][a-z0-9-]{0,63}$/, '只能用小写字母、数字和连字符');

const base = z.strictObject({
  id: slug,
  title: line(60),
  help: note(200),
  /** The price of a sample from so many samples on; the first step begins at 1. */
  prices: z.array(z.strictObject({ from: whole(1, 5_000), price: yuan })).min(1, '至少一个价格'),
});
const extra = z.strictObject({
  id: slug,
  title: line(60),
  help: note(200),
  by: z.enum(['sample', 'project'], '应为 sample（每个样本）或 project（每个项目）'),
  price: yuan,
});
const head = z.strictObject({
  title: line(60),
  category: slug,
  family: z.enum(omicsFamilies, `应为 ${omicsFamilies.join('、')} 之一`),
  summary: line(200),
  platform: line(200),
  deliverables: z.array(line(200)).min(1, '至少一项'),
  requirements: z
    .array(z.strictObject({ sample: line(60), amount: line(100), storage: line(100), note: note(200) }))
    .min(1, '至少一项'),
  shipping: note(300),
  days: z
    .strictObject({ from: whole(1, 365), to: whole(1, 365) })
    .refine(({ from, to }) => from <= to, '“to”应不小于“from”'),
  least_samples: whole(1, 500).default(1),
  replicates: note(200),
  sample_kind: sampleKind,
  bases: z.array(base).min(1, '至少一种规格'),
  extras: z.array(extra).default([]),
  place: whole(0, 10_000).default(100),
  on_sale: z.boolean('应为 true 或 false').default(true),
});
type Head = z.output<typeof head>;

/** What the schema cannot say. */
function faultIn({ bases, extras }: Head): string | undefined {
  const ids = [...bases, ...extras].map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) return `“${twice}”写了两次`;
  const wrong = bases.find(
    ({ prices }) => prices[0]!.from !== 1 || prices.some(({ from }, at) => at > 0 && from <= prices[at - 1]!.from),
  );
  return wrong && `“${wrong.id}”的价格应从 1 个样本开始，样本数逐级增加`;
}

export type GoodsPiece = { readonly file: string; readonly row: GoodsRow; readonly pictures: readonly Picture[] };

/** Reads one service. @throws {ContentError} Every fault with its line. */
export async function readGoods({ file, slug: id }: ContentFile): Promise<GoodsPiece> {
  const article = await readMarkdown(file, head);
  const { bases, category, extras, family, on_sale, place, summary, title, ...given } = article.head;
  const wrong = faultIn(article.head);
  if (wrong) throw new ContentError([fault(file, 2, wrong)]);
  const { html, pictures } = await renderContent({ ...article, file });
  const facts: GoodsFacts = given;
  const prices: PriceList = {
    bases: bases.map(({ prices: steps, ...each }) => ({
      ...each,
      tiers: steps.map(({ from, price }) => ({ from, fen: price })),
    })),
    extras: extras.map(({ price, ...each }) => ({ ...each, fen: price })),
  };
  const row = {
    id,
    category_id: category,
    family,
    title,
    summary,
    html,
    facts: JSON.stringify(facts),
    prices: JSON.stringify(prices),
    on_sale: on_sale ? 1 : 0,
    place,
  };
  return { file, row, pictures };
}
