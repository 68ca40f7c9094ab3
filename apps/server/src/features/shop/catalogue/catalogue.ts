import type { Promotion } from '@panome/contract';
import { day } from '@panome/contract/durations';
import { notFound } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { factsOf, presentCategory, presentGoods, presentPromotion, pricesOf } from './present.ts';
import {
  exampleOf,
  findGoods,
  listCategories,
  listGoods,
  listPromotions,
  titlesOfGoods,
  type GoodsFilter,
} from './repository.ts';

const most = 100;
/** How long an ended promotion is still shown as ended. */
const shownEnded = 90 * day;
const order: Readonly<Record<Promotion['state'], number>> = { running: 0, coming: 1, ended: 2 };

export type Catalogue = ReturnType<typeof createCatalogue>;

/** What is on sale, as everybody sees it. */
export function createCatalogue({ clock, database }: Pick<Platform, 'clock' | 'database'>) {
  const promotions = async (endedAfter: number): Promise<Promotion[]> => {
    const [titles, now] = [await titlesOfGoods(database), clock.now()];
    return (await listPromotions(database, endedAfter))
      .map((row) => presentPromotion(row, titles, now))
      .toSorted((one, other) => order[one.state] - order[other.state]);
  };
  const running = async () => (await promotions(clock.now())).filter(({ state }) => state === 'running');
  const categories = async () => (await listCategories(database)).map(presentCategory);

  return {
    categories,
    promotions: () => promotions(clock.now() - shownEnded),

    home: async () => ({
      categories: await categories(),
      goods: (await listGoods(database, {}, most, 0)).rows.map(presentGoods),
      promotions: await running(),
    }),

    list: async (filter: GoodsFilter, limit: number, offset: number) => {
      const { rows, total } = await listGoods(database, filter, limit, offset);
      return { items: rows.map(presentGoods), total };
    },

    /** @throws {Refusal} 404, also for what is no longer on sale. */
    detail: async (id: string) => {
      const row = await findGoods(database, id);
      if (!row) throw notFound();
      const example = await exampleOf(database, row.family);
      return {
        ...presentGoods(row),
        html: row.html,
        facts: factsOf(row),
        prices: pricesOf(row),
        promotions: (await running()).filter(({ goods }) => goods.length === 0 || goods.some((each) => each.id === id)),
        demo: example ? { project_id: example.id, name: example.name, version_id: example.flow_version_id } : null,
      };
    },
  };
}
