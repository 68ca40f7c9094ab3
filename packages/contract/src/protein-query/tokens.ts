import { QueryFault } from './model.ts';

export type Token = {
  readonly kind: '(' | ')' | 'word' | 'quoted' | 'field' | 'range' | 'AND' | 'OR' | 'NOT' | 'end';
  readonly text: string;
  readonly at: number;
};

const operators = ['AND', 'OR', 'NOT'] as const;

/** 1-based, as people count. */
export const placeOf = (at: number): string => `第 ${at + 1} 个字符`;

/** Cuts a query into its parts. @throws {QueryFault} For a quote or a range that does not end. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const take = (kind: Token['kind'], value: string, length: number) => {
    tokens.push({ kind, text: value, at });
    at += length;
  };
  while (at < text.length) {
    const char = text[at]!;
    if (/\s/.test(char)) at += 1;
    else if (char === '(' || char === ')') take(char, char, 1);
    else if (char === '"') {
      const end = text.indexOf('"', at + 1);
      if (end < 0) throw new QueryFault(`${placeOf(at)}的引号没有成对`, at);
      const star = text[end + 1] === '*';
      take('quoted', text.slice(at + 1, end) + (star ? '*' : ''), end + 1 - at + Number(star));
    } else if (char === '[') {
      const end = text.indexOf(']', at);
      if (end < 0) throw new QueryFault(`${placeOf(at)}的方括号没有成对，范围写作 [100 TO 500]`, at);
      take('range', text.slice(at + 1, end), end + 1 - at);
    } else {
      const [word] = /^[^\s()"[\]]+/.exec(text.slice(at)) ?? [];
      if (!word) throw new QueryFault(`${placeOf(at)}的“${char}”不能出现在这里`, at);
      const field = /^([A-Za-z_]+):(.*)$/.exec(word);
      const operator = operators.find((name) => name === word);
      if (operator) take(operator, word, word.length);
      // `GO:0005576` is a value, `go:0005576` a field with its value.
      else if (field && !/^(GO|DOID|MONDO|HGNC):\d+$/.test(word)) take('field', field[1]!, field[1]!.length + 1);
      else take('word', word, word.length);
    }
  }
  take('end', '', 0);
  return tokens;
}
