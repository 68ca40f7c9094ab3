import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { parse } from './names.ts';

const printer = ts.createPrinter({ removeComments: true });

/** What each exported type of the parts is, as text without its comments, by name. */
export function publicTypes(): Readonly<Record<string, string>> {
  const types: Record<string, string> = {};
  const paths = globSync(join(import.meta.dirname, '../../packages/ui/src/*/*.{ts,tsx}'));
  for (const path of paths.toSorted()) {
    if (/\.(stories|test|fixtures|css)\.tsx?$/.test(path)) continue;
    const source = parse(readFileSync(path, 'utf8'), path);
    for (const statement of source.statements) {
      if (!ts.isTypeAliasDeclaration(statement) || !statement.modifiers || statement.name.text.endsWith('Props'))
        continue;
      types[statement.name.text] ??= printer.printNode(ts.EmitHint.Unspecified, statement.type, source);
    }
  }
  return types;
}
