import { calls } from '../calls.ts';

/** Every call's path begins so; the rows leave it out. */
const root = '/api/front/';

/**
 * The source of `endpoints.generated.ts`: what a browser needs of each call, without the schemas' weight.
 *
 * @throws {Error} When a path lies elsewhere.
 */
export function endpointsSource(): string {
  const rows = Object.entries(calls)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { idempotent, kind, method, paged, path, timeout }]) => {
      if (!path.startsWith(root)) throw new Error(`${name} is not below ${root}: ${path}`);
      const flags = `${paged ? 'p' : ''}${idempotent ? 'i' : ''}`;
      const row = [method, path.slice(root.length), flags, timeout === 6_000 ? '' : timeout, kind === 'json' ? '' : kind];
      return `  ${name}: '${row.join(' ').trimEnd()}',`;
    });
  return [
    '// Generated from the contract by `npm run contract`; a test fails when it is stale.',
    '/** By call name: method, path below /api/front/, flags (p paged, i idempotent), time-out unless 6000 ms, kind unless json. */',
    'export const endpoints = {',
    ...rows,
    '} as const;',
    '',
  ].join('\n');
}
