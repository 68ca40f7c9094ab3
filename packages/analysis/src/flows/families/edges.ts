import type { Edge, GatherSpec } from '../model.ts';
import type { Rule } from '../../rules/index.ts';

/** A step's table with the columns of a role's table beside its rows. */
export const besideRole = (edge: Edge, role: string): Edge => ({ ...edge, gather: { kind: 'columns', role } }) as Edge;

/** The features that a test calls different, in the words of the column `direction`. */
export const changed: Rule = { column: 'direction', op: 'in', values: ['up', 'down', 'only_test', 'only_ref'] };
const tested: Rule = { column: 'p', op: 'present' };
/** Heat maps of more rows can no longer be read. */
const mostRows = 1000;

export const fromRole = (role: string): Edge => ({ from: 'role', role });
export const fromRoles = (...roles: readonly string[]): readonly Edge[] => roles.map(fromRole);
export const fromStep = (step: string, table = 'matrix'): Edge => ({ from: 'step', step, table });

/** A table of differences: which step made it, and how it says the comparison. */
type Differences = {
  readonly step: string;
  /** `result` when absent. */
  readonly table?: string;
  /** The column that ranks the features in both directions. */
  readonly score: string;
  /** One step for each contrast: no column says which. */
  readonly apart?: boolean;
};

const source = ({ apart, step, table = 'result' }: Differences) => ({
  step,
  table,
  ...(apart ? {} : { contrast: 'contrast' }),
});

/** The tested features of a contrast with what changed, as enrichment takes them. */
export const differencesOf = (from: Differences): Edge => ({
  from: 'step',
  ...source(from),
  rules: tested,
  some: changed,
  columns: ['feature', 'log2fc', 'p', 'p_adj', 'direction'],
});

/** The changed features of a contrast with all columns. */
export const changedOf = (from: Differences): Edge => ({ from: 'step', ...source(from), rules: changed });

/** The names of the changed features of a contrast. */
export const listOf = (from: Differences): Edge => ({ ...changedOf(from), columns: ['feature'] }) as Edge;

/** All tested features of a contrast with one number each. */
export const rankingOf = (from: Differences, column = from.score): Edge => ({
  from: 'step',
  ...source(from),
  rules: { column, op: 'present' },
  columns: ['feature', column],
  as: ['feature', 'score'],
});

/** A table of numbers with the features alone that changed in some contrast. */
export const changedRowsOf = (matrix: Edge, from: Differences): Edge => {
  const gather: GatherSpec = {
    kind: 'rows',
    ...source(from),
    rules: changed,
    column: 'feature',
    by: 'p',
    most: mostRows,
  };
  return { ...matrix, gather } as Edge;
};

/** The changed features of every contrast side by side. */
export const listsOf = (from: Differences): Edge => ({
  from: 'step',
  ...source(from),
  gather: { kind: 'lists', ...source(from), rules: changed, column: 'feature' },
});
