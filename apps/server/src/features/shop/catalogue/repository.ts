import { sql, type Kysely, type Transaction } from 'kysely';
import { contains } from '../../../platform/database/contains.ts';
import { countOf } from '../../../platform/database/countOf.ts';
import type { Schema } from '../../../platform/database/schema/index.ts';
import type { GoodsCategoryRow, GoodsRow, PromotionRow } from '../../../platform/database/schema/shop.ts';

export type Db = Kysely<Schema> | Transaction<Schema>;
export type ShownGoods = GoodsRow & { readonly category: string };
export type GoodsFilter = {
  readonly category?: string | undefined;
  readonly family?: string | undefined;
  readonly name?: string | undefined;
};

const onSale = (db: Db) =>
  db
    .selectFrom('goods')
    .innerJoin('goods_category', 'goods_category.id', 'goods.category_id')
    .where('goods.on_sale', '=', 1);

export async function listGoods(
  db: Db,
  { category, family, name }: GoodsFilter,
  limit: number,
  offset: number,
): Promise<{ rows: ShownGoods[]; total: number }> {
  let query = onSale(db);
  if (category) query = query.where('category_id', '=', category);
  if (family) query = query.where('family', '=', family);
  if (name) query = query.where(contains(sql`goods.title || ' ' || goods.summary`, name));
  const rows = await query
    .selectAll('goods')
    .select('goods_category.title as category')
    .orderBy('goods_category.place')
    .orderBy('goods.place')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total: await countOf(query) };
}

export const findGoods = (db: Db, id: string): Promise<ShownGoods | undefined> =>
  onSale(db)
    .selectAll('goods')
    .select('goods_category.title as category')
    .where('goods.id', '=', id)
    .executeTakeFirst();

export const isOnSale = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('goods').select('id').where('on_sale', '=', 1).limit(1).executeTakeFirst()) !== undefined;

/** The categories that hold something, in their order. */
export const listCategories = async (db: Db): Promise<(GoodsCategoryRow & { readonly goods: number })[]> =>
  (
    await db
      .selectFrom('goods_category')
      .innerJoin('goods', 'goods.category_id', 'goods_category.id')
      .selectAll('goods_category')
      .select((s) => s.fn.countAll<number>().as('goods'))
      .where('goods.on_sale', '=', 1)
      .groupBy([
        'goods_category.id',
        'goods_category.title',
        'goods_category.summary',
        'goods_category.html',
        'goods_category.place',
      ])
      .orderBy('goods_category.place')
      .execute()
  ).map((row) => ({ ...row, goods: Number(row.goods) }));

export const listPromotions = (db: Db, endedAfter: number): Promise<PromotionRow[]> =>
  db.selectFrom('promotion').selectAll().where('ends_at', '>', endedAfter).orderBy('ends_at').execute();

export const findPromotion = (db: Db, id: string): Promise<PromotionRow | undefined> =>
  db.selectFrom('promotion').selectAll().where('id', '=', id).executeTakeFirst();

export const titlesOfGoods = async (db: Db): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await db.selectFrom('goods').select(['id', 'title']).where('on_sale', '=', 1).execute()).map(({ id, title }) => [
      id,
      title,
    ]),
  );

/** The worked example of an omics with the most tables. */
export const exampleOf = (db: Db, family: string) =>
  db
    .selectFrom('project')
    .innerJoin('contract', 'contract.id', 'project.contract_id')
    .select(['project.id', 'project.name', 'project.flow_version_id'])
    .where('contract.is_demo', '=', 1)
    .where('project.family', '=', family)
    .where('project.flow_version_id', '!=', '')
    .where((e) =>
      e.exists(
        e
          .selectFrom('project_file')
          .select('project_file.id')
          .whereRef('project_file.project_id', '=', 'project.id')
          .where('kind', '=', 'table'),
      ),
    )
    .orderBy('project.created_at')
    .executeTakeFirst();
