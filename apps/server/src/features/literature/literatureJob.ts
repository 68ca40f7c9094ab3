import type { RecordsRead } from './records/readRecords.ts';
import type { ReviewRecord, ReviewText } from './review/writeReview.ts';

/** The request to the child that reads files of records and writes reviews. */
export type LiteratureJob =
  | { readonly kind: 'read'; readonly path: string; readonly name: string; readonly most: number }
  | {
      readonly kind: 'review';
      readonly question: string;
      readonly records: readonly ReviewRecord[];
      readonly chosen: boolean;
    };
export type LiteratureAnswer =
  | ({ readonly kind: 'records' } & RecordsRead)
  | { readonly kind: 'unreadable'; readonly what: string }
  | ({ readonly kind: 'review' } & ReviewText);
