import { calls } from '../calls.ts';

/** The source of `endpoints.generated.ts`: what a browser needs of each call, without the schemas' weight. */
export function endpointsSource(): string {
  const rows = Object.entries(calls).sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, call]) => {
    const flags = `${call.paged ? 'p' : ''}${call.idempotent ? 'i' : ''}`;
    return `  ${name}: ['${call.method}', '${call.path}', '${call.kind}', ${call.timeout}, '${flags}'],`;
  });
  return [
    '// Generated from the contract by `npm run contract`; a test fails when it is stale.',
    '/** By call name: method, path, kind, time-out in ms, flags (p paged, i idempotent). */',
    'export const endpoints = {',
    ...rows,
    '} as const;',
    '',
  ].join('\n');
}
