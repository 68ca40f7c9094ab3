import type { ToolSummary } from '../../../tools/index.ts';
import type { TableMeta } from '../resultTypes.ts';

type Taking = Pick<ToolSummary, 'family' | 'inputs'>;
/** As which of its inputs a tool takes rows on; undefined when it cannot. */
export type Next = (tool: Taking) => string | undefined;

/** Inputs that take the names of a table only. */
const listed = ['list', 'background'];
/** Inputs whose samples are those of the run: its groups go with them. */
const ofSamples = ['matrix', 'matrix2', 'distance'];
/** Families whose records may be anything; those of others are cells or people. */
const ofAnything = ['plot', 'preprocess'];

const firstOf =
  (accepted: readonly string[]): Next =>
  ({ inputs }) =>
    inputs.find((input) => accepted.includes(input));

/** The inputs that a result table fits; a wide table is no ranking, since which column ranks is not known. */
function inputsOf({ columns, id }: TableMeta): readonly string[] {
  const [, ...rest] = columns;
  const numeric = rest.length > 0 && rest.every(({ kind }) => kind !== 'text');
  if (id === 'distance') return ['distance'];
  if (id === 'matrix') return ['matrix', 'matrix2'];
  if (id === 'edges' || id === 'pairs') return ['edges', 'records'];
  return [
    'records',
    ...(rest.length === 1 && numeric ? ['ranked'] : []),
    ...(numeric && rest.length > 1 ? ['matrix', 'matrix2', 'env'] : []),
    ...listed,
  ];
}

/** Where a result table can go on. */
export function nextOfTable(table: TableMeta): Next {
  const next = firstOf(inputsOf(table));
  const named = /^(cell|sample)$/u.test(table.columns[0]?.name ?? '');
  const directed = table.columns.some(({ name }) => name === 'direction');
  return (tool) => {
    // What rises and what falls goes along with the names.
    if (directed && tool.inputs.includes('list') && tool.inputs.includes('records')) return 'records';
    const input = next(tool);
    return input === 'records' && !named && !ofAnything.includes(tool.family) ? undefined : input;
  };
}

/**
 * Whether reading a table says what it is. Coordinates of samples, or indices of them, would be taken for levels of
 * features.
 */
export const isPlain = ({ columns, id }: Pick<TableMeta, 'columns' | 'id'>): boolean =>
  id === 'matrix' ||
  id === 'distance' ||
  (columns.some(({ name }) => name === 'log2fc') && columns.some(({ name }) => name === 'p' || name === 'p_adj'));

/** Where the names of chosen rows can go on. */
export const nextOfNames: Next = firstOf(listed);

export const takesNames = (input: string): boolean => listed.includes(input);
export const takesGroups = (input: string): boolean => ofSamples.includes(input);
