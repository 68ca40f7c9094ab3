import { timeOut } from '../timeOut.ts';
import { calls } from '../calls.ts';

/** Every call's path begins so; the rows leave it out. */
const root = '/api/front/';

/** What the data of an answer is, by one letter: `l` list, `o` object, nothing where it may be absent. */
const shapeOf = (response: { readonly def: { readonly type: string } }): string =>
  ({ array: 'l', object: 'o', record: 'o', union: 'o' })[response.def.type] ?? '';

/**
 * The source of `endpoints.generated.ts`: what a browser needs of each call, without the schemas' weight.
 *
 * @throws {Error} When a path lies elsewhere.
 */
export function endpointsSource(): string {
  const rows = Object.entries(calls)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { idempotent, kind, method, paged, path, response, timeout }]) => {
      if (!path.startsWith(root)) throw new Error(`${name} is not below ${root}: ${path}`);
      const flags = `${paged ? 'p' : ''}${idempotent ? 'i' : ''}${kind === 'json' ? shapeOf(response) : ''}`;
      const row = [
        method,
        path.slice(root.length),
        flags,
        timeout === timeOut.usual ? '' : timeout,
        kind === 'json' ? '' : kind,
      ];
      return `  ${name}: '${row.join(' ').trimEnd()}',`;
    });
  return [
    '// Generated from the contract by `npm run contract`; a test fails when it is stale.',
    '/** By call name: method, path below /api/front/, flags (p paged, i idempotent, l a list, o an object), time-out unless 6000 ms, kind unless json. */',
    'export const endpoints = {',
    ...rows,
    '} as const;',
    '',
  ].join('\n');
}
