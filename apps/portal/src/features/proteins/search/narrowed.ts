import { parseQuery } from '@panome/contract/protein-query';

/** A query with one more condition: brackets only where the former has an OR of its own. */
export function narrowed(query: string, condition: string): string {
  const text = query.trim();
  if (text === '') return condition;
  return parseQuery(text).kind === 'or' ? `(${text}) AND ${condition}` : `${text} AND ${condition}`;
}
