import type { SelectQueryBuilder } from 'kysely';

/** How many rows a query finds. */
export async function countOf<Tables, Named extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Named, Row>,
): Promise<number> {
  const { count } = (await query.select((select) => select.fn.countAll().as('count')).executeTakeFirstOrThrow()) as {
    readonly count: number | string | bigint;
  };
  return Number(count);
}
