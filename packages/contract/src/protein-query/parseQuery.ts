import { fieldOf, queryFields, type QueryField, type QueryFieldName } from './fields.ts';
import { QueryFault, type ProteinQuery } from './model.ts';
import { placeOf, tokensOf, type Token } from './tokens.ts';

/** Longer texts and more conditions are refused. */
export const queryLimits = { characters: 2_000, conditions: 100, depth: 20 } as const;

/**
 * Reads a query such as `gene:ALB AND length:[100 TO 500]`. Conditions beside each other must all hold; `OR` binds
 * weaker than `AND`, `NOT` stronger. An empty text asks for everything.
 * @throws {QueryFault} Says in Chinese what is wrong and at which character.
 */
export function parseQuery(text: string): ProteinQuery {
  if (text.length > queryLimits.characters)
    throw new QueryFault(`检索式超过 ${queryLimits.characters} 个字符，请缩短，或改用批量检索`, queryLimits.characters);
  const tokens = tokensOf(text);
  let next = 0;
  let conditions = 0;
  const peek = (): Token => tokens[next]!;
  const pull = (): Token => tokens[next++]!;

  const readOr = (depth: number): ProteinQuery => {
    const parts = [readAnd(depth)];
    while (peek().kind === 'OR') {
      pull();
      parts.push(readAnd(depth));
    }
    return parts.length === 1 ? parts[0]! : { kind: 'or', parts };
  };
  const readAnd = (depth: number): ProteinQuery => {
    const parts = [readOne(depth)];
    while (!['OR', ')', 'end'].includes(peek().kind)) {
      if (peek().kind === 'AND') pull();
      parts.push(readOne(depth));
    }
    return parts.length === 1 ? parts[0]! : { kind: 'and', parts };
  };
  const readOne = (depth: number): ProteinQuery => {
    const token = pull();
    if (depth > queryLimits.depth) throw new QueryFault(`${placeOf(token.at)}：括号嵌套过深`, token.at);
    if (token.kind === 'NOT') return { kind: 'not', part: readOne(depth + 1) };
    if (token.kind === '(') {
      const inner = readOr(depth + 1);
      if (pull().kind !== ')') throw new QueryFault(`${placeOf(token.at)}的括号没有成对`, token.at);
      return inner;
    }
    conditions += 1;
    if (conditions > queryLimits.conditions)
      throw new QueryFault(`检索条件超过 ${queryLimits.conditions} 个，请改用批量检索`, token.at);
    if (token.kind === 'word' || token.kind === 'quoted') return { kind: 'text', ...valueOf(token) };
    if (token.kind === 'field') return readField(token, pull());
    throw unexpected(token);
  };

  if (peek().kind === 'end') return { kind: 'all' };
  const query = readOr(0);
  const rest = peek();
  if (rest.kind !== 'end') throw unexpected(rest);
  return query;
}

function unexpected({ at, kind, text }: Token): QueryFault {
  if (kind === 'end') return new QueryFault('检索式没有写完，末尾缺少一个条件', at);
  if (kind === ')') return new QueryFault(`${placeOf(at)}的右括号没有对应的左括号`, at);
  if (kind === 'range') return new QueryFault(`${placeOf(at)}的范围前缺少字段名，例如 length:[100 TO 500]`, at);
  return new QueryFault(`${placeOf(at)}的“${text}”前缺少一个条件`, at);
}

function valueOf({ at, text }: Token): { value: string; prefix: boolean } {
  const prefix = text.endsWith('*');
  const value = (prefix ? text.slice(0, -1) : text).trim();
  if (value === '*' || (prefix && value.length < 2) || value.includes('*'))
    throw new QueryFault(`${placeOf(at)}：* 只能放在至少 2 个字符之后`, at);
  if (value === '') throw new QueryFault(`${placeOf(at)}的内容为空`, at);
  return { value, prefix };
}

const names = queryFields.map(({ name }) => name).join('、');

function readField(token: Token, given: Token): ProteinQuery {
  const field = fieldOf(token.text);
  if (!field) throw new QueryFault(`${placeOf(token.at)}的“${token.text}”不是可检索的字段，可用：${names}`, token.at);
  if (given.kind === 'range') return readRange(field, given);
  if (given.kind !== 'word' && given.kind !== 'quoted')
    throw new QueryFault(
      `${placeOf(given.at)}：${field.name}: 后面缺少内容，例如 ${field.name}:${field.example}`,
      given.at,
    );
  const { prefix, value } = valueOf(given);
  if (field.kind === 'number')
    return { kind: 'range', field: field.name, ...oneNumber(value, prefix, field, given.at) };
  if (field.kind === 'flag' && (prefix || !['true', 'false'].includes(value.toLowerCase())))
    throw new QueryFault(`${placeOf(given.at)}：${field.label}只能是 true 或 false`, given.at);
  return { kind: 'field', field: field.name, value, prefix };
}

function oneNumber(text: string, prefix: boolean, field: QueryField, at: number): { from: number; to: number } {
  if (prefix || !/^\d{1,9}$/.test(text))
    throw new QueryFault(`${placeOf(at)}：${field.label}应为整数，或写成范围 ${field.name}:[100 TO 500]`, at);
  return { from: Number(text), to: Number(text) };
}

function readRange(field: QueryField & { readonly name: QueryFieldName }, { at, text }: Token): ProteinQuery {
  if (field.kind !== 'number') throw new QueryFault(`${placeOf(at)}：${field.label}不能用范围检索`, at);
  const ends = /^\s*(\d{1,9}|\*)\s+TO\s+(\d{1,9}|\*)\s*$/i.exec(text);
  if (!ends) throw new QueryFault(`${placeOf(at)}的范围应写作 [100 TO 500]，* 表示不限`, at);
  const [from, to] = [ends[1]!, ends[2]!].map((end) => (end === '*' ? null : Number(end))) as [
    number | null,
    number | null,
  ];
  if (from !== null && to !== null && from > to) throw new QueryFault(`${placeOf(at)}的范围起点大于终点`, at);
  return { kind: 'range', field: field.name, from, to };
}
