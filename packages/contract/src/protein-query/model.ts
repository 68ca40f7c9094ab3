import type { QueryFieldName } from './fields.ts';

/** What a query asks for. */
export type ProteinQuery =
  | { readonly kind: 'all' }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly ProteinQuery[] }
  | { readonly kind: 'not'; readonly part: ProteinQuery }
  /** Words in any of the texts. A `prefix` was typed with `*` at its end. */
  | { readonly kind: 'text'; readonly value: string; readonly prefix: boolean }
  | { readonly kind: 'field'; readonly field: QueryFieldName; readonly value: string; readonly prefix: boolean }
  /** Both ends belong to the range; null is open. */
  | {
      readonly kind: 'range';
      readonly field: QueryFieldName;
      readonly from: number | null;
      readonly to: number | null;
    };

/** A query that cannot be read. */
export class QueryFault extends Error {
  /** 0-based place in the text. */
  readonly at: number;
  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}
