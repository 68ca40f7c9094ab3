import { fieldOf, type ProteinQuery } from '@panome/contract/protein-query';
import { sql, type ExpressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { Schema } from '../../../platform/database/schema/index.ts';

type Builder = ExpressionBuilder<Schema, 'protein'>;
type Condition = Expression<SqlBool>;

/** The words of a condition as they were typed: hyphenated words count whole. */
const wholeWords = (text: string): string[] =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{N}_.'-]*/gu) ?? []
  ).map((word) => word.replace(/[.'-]+$/, ''));

const hasTerm = (eb: Builder, term: string, prefix: boolean): Condition => {
  const some = eb.selectFrom('protein_term').select('protein_id');
  return eb(
    'id',
    'in',
    prefix ? some.where('term', '>=', term).where('term', '<', `${term}\uffff`) : some.where('term', '=', term),
  );
};

/** Every word must be there; a prefix is that of the last one. Nothing is found for a text without a word. */
const hasWords = (eb: Builder, kind: string, text: string, prefix: boolean): Condition => {
  const words = wholeWords(text);
  if (words.length === 0) return sql<SqlBool>`1 = 0`;
  return eb.and(words.map((word, at) => hasTerm(eb, `${kind}:${word}`, prefix && at === words.length - 1)));
};

/** Ids of other databases may be typed without their field. */
const kindOfText = (text: string): string =>
  /^GO:\d{7}$/i.test(text) ? 'go' : /^\d+\.\d+\.\d+\.\d+$/.test(text) ? 'ec' : '';

/** A query as a condition on the rows of `protein`; `own` are the releases that only the asker sees. */
export function conditionOf(eb: Builder, query: ProteinQuery, own: readonly string[]): Condition {
  switch (query.kind) {
    case 'all':
      return sql<SqlBool>`1 = 1`;
    case 'and':
      return eb.and(query.parts.map((part) => conditionOf(eb, part, own)));
    case 'or':
      return eb.or(query.parts.map((part) => conditionOf(eb, part, own)));
    case 'not':
      return eb.not(conditionOf(eb, query.part, own));
    case 'text': {
      const kind = kindOfText(query.value);
      return kind
        ? hasTerm(eb, `${kind}:${query.value.toLowerCase()}`, query.prefix)
        : hasWords(eb, 'w', query.value, query.prefix);
    }
    case 'range': {
      const column = query.field as 'length' | 'mass' | 'existence' | 'taxon';
      const ends: Condition[] = [];
      if (query.from !== null) ends.push(eb(column, '>=', query.from));
      if (query.to !== null) ends.push(eb(column, '<=', query.to));
      return ends.length > 0 ? eb.and(ends) : sql<SqlBool>`1 = 1`;
    }
    case 'field': {
      const { field, prefix, value } = query;
      const kind = fieldOf(field)!.kind;
      if (field === 'own') {
        const isOwn = own.length > 0 ? eb('release_id', 'in', own) : sql<SqlBool>`1 = 0`;
        return value.toLowerCase() === 'true' ? isOwn : eb.not(isOwn);
      }
      if (kind === 'flag') return eb(field as 'reviewed' | 'fragment', '=', Number(value.toLowerCase() === 'true'));
      return kind === 'words'
        ? hasWords(eb, field, value, prefix)
        : hasTerm(eb, `${field}:${value.toLowerCase().slice(0, 100)}`, prefix);
    }
  }
}
