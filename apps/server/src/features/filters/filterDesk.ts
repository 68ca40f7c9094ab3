import type { RuleGroups } from '@panome/analysis/rules';
import type { FilterInput, GroupScheme } from '@panome/contract';
import type { Actor } from '../../platform/access/actor.ts';
import { refuseFault, type Asked } from '../../platform/sources/index.ts';
import type { Choice } from './present.ts';
import type { CompareAnswer, Counted, MergeAnswer, MergeOrder, PreviewAnswer, Selection } from './tables/filterJob.ts';
import type { Prepared, PreparedTables } from './tables/preparedTables.ts';

/** The samples of each group of a scheme. */
export const ruleGroups = (scheme: GroupScheme | null): RuleGroups =>
  Object.fromEntries((scheme?.groups ?? []).map(({ name, samples }) => [name, samples]));

const selectionOf = ({ folder }: Prepared, { groups, rule }: Choice): Selection => ({
  folder,
  rule,
  groups: ruleGroups(groups),
});

type Page = {
  readonly sort?: string | undefined;
  readonly order: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
  readonly columns: readonly string[];
};
type Written = {
  readonly columns: readonly string[];
  readonly format: 'csv' | 'xlsx';
  readonly raw: boolean;
  readonly outPath: string;
};

export type FilterDesk = ReturnType<typeof createFilterDesk>;

/** What is asked of prepared tables, for calls and for the source `filter:<id>`. */
export const createFilterDesk = (tables: PreparedTables) => ({
  /** Undefined while the table is being read. @throws {Refusal} 400 when the source is gone or no table. */
  open: (actor: Actor, input: FilterInput, waitMs?: number, asked?: Asked): Promise<Prepared | undefined> =>
    tables.get(actor, input, waitMs, asked).catch(refuseFault),

  count: (prepared: Prepared, choice: Choice): Promise<Counted> =>
    tables.run<PreviewAnswer>({
      kind: 'preview',
      ...selectionOf(prepared, choice),
      order: 'asc',
      offset: 0,
      limit: 0,
      columns: [],
    }),

  preview: (prepared: Prepared, choice: Choice, page: Page): Promise<PreviewAnswer> =>
    tables.run<PreviewAnswer>({ kind: 'preview', ...selectionOf(prepared, choice), ...page }),

  /** @returns the rows that were written. */
  write: (prepared: Prepared, choice: Choice, to: Written): Promise<number> =>
    tables.run<number>({ kind: 'write', ...selectionOf(prepared, choice), ...to }),

  compare: (left: readonly [Prepared, Choice], right: readonly [Prepared, Choice], most: number) =>
    tables.run<CompareAnswer>({ kind: 'compare', left: selectionOf(...left), right: selectionOf(...right), most }),

  merge: (order: MergeOrder): Promise<MergeAnswer> => tables.run<MergeAnswer>({ kind: 'merge', ...order }),
});
