import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Imported } from './modules.ts';

const parts = join(import.meta.dirname, '../../packages/ui/src');
const react = [
  'Activity',
  'Suspense',
  'useCallback',
  'useEffect',
  'useId',
  'useMemo',
  'useRef',
  'useState',
  'type ReactNode',
];

/** Every name that the library hands out, and the hooks of React, with where others import it from. */
export function publicNames(): ReadonlyMap<string, Imported> {
  const known = new Map<string, Imported>();
  for (const specifier of react) known.set(specifier.replace('type ', ''), { from: 'react', specifier });
  for (const index of globSync(join(parts, '*/index.ts')).toSorted()) {
    const from = `@panome/ui/${basename(dirname(index))}`;
    for (const [, kind, names] of readFileSync(index, 'utf8').matchAll(/export ((?:type )?)\{([^}]*)\}/g))
      for (const specifier of names!.match(/(?:type )?\b\w+/g) ?? []) {
        const name = specifier.replace('type ', '');
        if (!known.has(name)) known.set(name, { from, specifier: `${kind}${specifier}` });
      }
  }
  return known;
}
