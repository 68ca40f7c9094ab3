import type { ResultDocument, TableMeta } from '../resultTypes.ts';
import { viewIn, type TableView } from '../tables/tableView.ts';

/** What a test says of a feature that was not tested, and of one that does not differ. */
const untested = 'untested';
const same = ['none', untested];
/** The facts that count features which differ. */
const counted = ['up', 'down', 'only_test', 'only_ref', 'no_fold'];

/** The features of a result that differ between groups, as a view of the table that names them. */
export type ChangedFeatures = {
  readonly count: number;
  readonly table: TableMeta;
  readonly view: TableView;
  /** What they are to be compared with: all features that were tested. */
  readonly tested: TableView;
};

/** Nothing for a result that tests no features, or finds none. */
export function changedFeaturesOf({ findings, tables }: ResultDocument): ChangedFeatures | undefined {
  const table = tables.find(
    ({ columns }) => columns[0]?.kind === 'text' && columns.some(({ name }) => name === 'direction'),
  );
  const count = findings.facts.reduce(
    (sum, fact) => sum + (fact.kind === 'count' && counted.includes(fact.id) ? fact.value : 0),
    0,
  );
  if (!table || count === 0) return undefined;
  const without = (values: readonly string[]): TableView => ({
    ...viewIn(new URLSearchParams(), [table]),
    filters: values.map((value) => ({ column: 'direction', op: 'is-not' as const, value })),
  });
  return { count, table, view: without(same), tested: without([untested]) };
}
