import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { FlowVersion } from '../model.ts';
import { flowVersions } from './index.ts';
import released from './released.json' with { type: 'json' };

/** What decides the numbers of a run: what it needs and what its steps do. Titles and guidance may become better. */
const workOf = ({ needs, roles, steps }: FlowVersion): string =>
  createHash('sha256')
    .update(JSON.stringify([needs, roles.map(({ id, input }) => [id, input]), steps.map(withoutWords)]))
    .digest('hex')
    .slice(0, 16);
const withoutWords = ({ section: _section, title: _title, ...step }: FlowVersion['steps'][number]) => step;

it('a released version of a flow stays as it is: another analysis is another version', () => {
  const now = Object.fromEntries(flowVersions.map((version) => [version.id, workOf(version)]));
  // A run names its version, and a redo has to do the same again. Add a version instead, and its line here.
  expect(now).toEqual(released);
});
