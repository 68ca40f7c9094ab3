import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { PromotionRule } from '@panome/contract';
import { z } from 'zod';
import type { GoodsCategoryRow, PromotionRow } from '../../platform/database/schema/shop.ts';
import { UsageError } from '../command.ts';
import { yuan } from '../content/money.ts';
import { ContentError, fault } from '../content/problems.ts';
import { readAll, readFolder } from '../content/readFolder.ts';
import { readMarkdown } from '../content/readMarkdown.ts';
import { renderContent, type Picture } from '../content/rendered.ts';
import { readGoods, type GoodsPiece } from './goodsFile.ts';

const line = (most: number) => z.string('应为文字').trim().min(1, '不能为空').max(most, `最多 ${most} 个字`);
const whole = (least: number, most: number) =>
  z.number('应为整数').int('应为整数').min(least, `至少 ${least}`).max(most, `最多 ${most}`);
const date = z.iso.datetime({ offset: true, error: '应为带时区的时间，例如 2026-11-18T10:00:00+08:00' });

const categoryHead = z.strictObject({ title: line(40), summary: line(200), place: whole(0, 10_000).default(100) });
const promotionHead = z
  .strictObject({
    title: line(60),
    summary: line(200),
    goods: z.array(z.string('应为文字')).default([]),
    /** Either a share of the services in percent, or a sum. */
    percent: whole(1, 90).optional(),
    least_samples: whole(1, 500).default(1),
    off: yuan.optional(),
    least: yuan.default(0),
    from: date,
    until: date,
    each: whole(0, 1_000).default(0),
  })
  .refine(({ from, until }) => Date.parse(from) < Date.parse(until), { path: ['until'], message: '应晚于“from”' })
  .refine(({ off, percent }) => (off === undefined) !== (percent === undefined), {
    path: ['percent'],
    message: '“percent”（百分比）与“off”（金额）应写一个，且只写一个',
  });

type Piece<Row> = { readonly file: string; readonly row: Row; readonly pictures: readonly Picture[] };
export type ShopFolder = {
  readonly categories: readonly Piece<GoodsCategoryRow>[];
  readonly goods: readonly GoodsPiece[];
  readonly promotions: readonly Piece<PromotionRow>[];
};

const readCategories = async (folder: string): Promise<Piece<GoodsCategoryRow>[]> =>
  readAll(await readFolder(folder, ['.md']), async ({ file, slug }) => {
    const article = await readMarkdown(file, categoryHead);
    const { html, pictures } = await renderContent({ ...article, file });
    return { file, pictures, row: { id: slug, html, ...article.head } };
  });

const readPromotions = async (folder: string): Promise<Piece<PromotionRow>[]> =>
  readAll(await readFolder(folder, ['.md']), async ({ file, slug }) => {
    const article = await readMarkdown(file, promotionHead);
    const { each, from, goods, least, least_samples, off, percent, summary, title, until } = article.head;
    const rule: PromotionRule =
      percent === undefined
        ? { kind: 'off', off_fen: off ?? 0, least_fen: least }
        : { kind: 'percent', percent, least_samples };
    const { html, pictures } = await renderContent({ ...article, file });
    const row = {
      id: slug,
      title,
      summary,
      html,
      goods: JSON.stringify(goods),
      rule: JSON.stringify(rule),
      starts_at: Date.parse(from),
      ends_at: Date.parse(until),
      most_each: each,
    };
    return { file, pictures, row };
  });

/** Names that lead nowhere. */
function looseEnds({ categories, goods, promotions }: ShopFolder): string[] {
  const known = new Set(categories.map(({ row }) => row.id));
  const sold = new Set(goods.map(({ row }) => row.id));
  return [
    ...goods
      .filter(({ row }) => !known.has(row.category_id))
      .map(({ file, row }) => fault(file, 2, `categories 中没有分类“${row.category_id}”`)),
    ...promotions.flatMap(({ file, row }) =>
      (JSON.parse(row.goods) as string[])
        .filter((id) => !sold.has(id))
        .map((id) => fault(file, 2, `goods 中没有商品“${id}”`)),
    ),
  ];
}

/**
 * Reads the folder of the shop: `categories`, `goods` and, when it is there, `promotions`, one Markdown file each.
 * @throws {UsageError} Every fault with its file and line.
 */
export async function readShopFolder(folder: string): Promise<ShopFolder> {
  if (!folder) throw new UsageError('请给出含有 categories、goods、promotions 子文件夹的文件夹');
  const hasPromotions = await access(join(folder, 'promotions')).then(
    () => true,
    () => false,
  );
  const found = {
    categories: await readCategories(join(folder, 'categories')),
    goods: await readAll(await readFolder(join(folder, 'goods'), ['.md']), readGoods),
    promotions: hasPromotions ? await readPromotions(join(folder, 'promotions')) : [],
  };
  const faults = looseEnds(found);
  if (faults.length > 0) throw new ContentError(faults);
  return found;
}
