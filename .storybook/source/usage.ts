import ts from 'typescript';
import { withImports } from './imports.ts';
import { importsOf, type Imported } from './modules.ts';
import { freeNames, parse } from './names.ts';

const everywhere = new Set([
  ...Object.getOwnPropertyNames(globalThis),
  'window',
  'document',
  'location',
  'localStorage',
  'sessionStorage',
  'const',
  'File',
  'HTMLElement',
  'Record',
  'Readonly',
]);

export type Usage = {
  /** With the imports of everything that the library or React hands out. */
  readonly code: string;
  /** What only the reader's page can have, e.g. what it does when something is pressed. */
  readonly given: readonly string[];
};

/** Completes a piece of code that shows how a part is used. */
export function completeUsage(text: string, known: ReadonlyMap<string, Imported>): Usage {
  const source = parse(text);
  const own = new Map(known);
  let body = text;
  for (const statement of source.statements.filter(ts.isImportDeclaration).toReversed()) {
    const from = (statement.moduleSpecifier as ts.StringLiteral).text;
    const named = importsOf(statement);
    if (named.length === 0) continue;
    for (const { name, specifier } of named) own.set(name, { from, specifier });
    body = body.slice(0, statement.getStart()) + body.slice(statement.end);
  }
  const free = freeNames(parse(body)).filter((name) => !everywhere.has(name));
  return {
    code: withImports(body.trim().replaceAll(/\n{3,}/g, '\n\n'), own),
    given: free.filter((name) => !own.has(name)),
  };
}

/** Completed code with a line for what the page has to give. */
export function shownUsage(text: string, known: ReadonlyMap<string, Imported>): string {
  const { code, given } = completeUsage(text, known);
  if (given.length === 0) return code;
  const at = code.startsWith('import ') ? code.indexOf('\n\n') + 2 : 0;
  return `${code.slice(0, at)}// 由你的页面给出：${given.join('、')}\n${code.slice(at)}`;
}
