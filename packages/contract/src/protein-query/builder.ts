import { fieldOf, type QueryFieldName } from './fields.ts';
import type { ProteinQuery } from './model.ts';

/** One line of the builder. An empty field searches all texts. */
export type BuilderRow = {
  readonly field: QueryFieldName | '';
  /** What was typed; of a number field its lower end. */
  readonly value: string;
  /** The upper end of a number field. */
  readonly to: string;
  readonly excluded: boolean;
};
/** Lines that must all hold, or of which one is enough. */
export type BuilderQuery = { readonly join: 'and' | 'or'; readonly rows: readonly BuilderRow[] };

const quoted = (value: string): string => {
  const prefix = value.endsWith('*');
  const text = (prefix ? value.slice(0, -1) : value).replaceAll('"', ' ').trim();
  const plain = /^[^\s()"[\]:*]+$/.test(text) && !['AND', 'OR', 'NOT'].includes(text);
  return `${plain ? text : `"${text}"`}${prefix ? '*' : ''}`;
};

function printRow({ excluded, field, to, value }: BuilderRow): string {
  const [from, end] = [value.trim(), to.trim()];
  const sign = excluded ? 'NOT ' : '';
  if (field === '') return `${sign}${quoted(from)}`;
  if (fieldOf(field)?.kind !== 'number') return `${sign}${field}:${quoted(from)}`;
  return from === end ? `${sign}${field}:${from}` : `${sign}${field}:[${from || '*'} TO ${end || '*'}]`;
}

/** The text of what the builder holds; lines without a value are left out. */
export const printBuilder = ({ join, rows }: BuilderQuery): string =>
  rows
    .filter(({ to, value }) => value.trim() !== '' || to.trim() !== '')
    .map(printRow)
    .join(join === 'and' ? ' AND ' : ' OR ');

function rowOf(query: ProteinQuery): BuilderRow | null {
  const end = (value: number | null) => (value === null ? '' : String(value));
  if (query.kind === 'text')
    return { field: '', value: query.value + (query.prefix ? '*' : ''), to: '', excluded: false };
  if (query.kind === 'field')
    return { field: query.field, value: query.value + (query.prefix ? '*' : ''), to: '', excluded: false };
  if (query.kind === 'range') return { field: query.field, value: end(query.from), to: end(query.to), excluded: false };
  if (query.kind !== 'not' || query.part.kind === 'not') return null;
  const inner = rowOf(query.part);
  return inner && { ...inner, excluded: true };
}

/** The lines that mean the same as a query; null when it has brackets within brackets, which no list of lines can say. */
export function builderOf(query: ProteinQuery): BuilderQuery | null {
  if (query.kind === 'all') return { join: 'and', rows: [] };
  const joined = query.kind === 'and' || query.kind === 'or';
  const rows = (joined ? query.parts : [query]).map(rowOf);
  return rows.every((row) => row !== null) ? { join: query.kind === 'or' ? 'or' : 'and', rows } : null;
}
