import type { Imported } from './modules.ts';
import { freeNames, parse } from './names.ts';

const before = (a: string, b: string) => (a < b ? -1 : 1);

/** Code behind the imports of all names that it has from elsewhere. */
export function withImports(code: string, known: ReadonlyMap<string, Imported>): string {
  const modules = new Map<string, string[]>();
  for (const name of freeNames(parse(code))) {
    const imported = known.get(name);
    if (imported) modules.set(imported.from, [...(modules.get(imported.from) ?? []), imported.specifier]);
  }
  const sorted: [string, string[]][] = [...modules].sort(([a], [b]) => before(a, b));
  const lines = sorted.map(([from, specifiers]) => {
    const list: string[] = [...new Set(specifiers)].sort((a, b) =>
      before(a.replace('type ', ''), b.replace('type ', '')),
    );
    return list[0]!.startsWith('* ')
      ? `import ${list[0]} from '${from}';`
      : `import { ${list.join(', ')} } from '${from}';`;
  });
  return [...lines, ...(lines.length > 0 ? [''] : []), code].join('\n');
}
