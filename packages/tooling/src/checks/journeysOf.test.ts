import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { journeysOf, knownFeatures, knownJourneys } from './journeysOf.mjs';

const root = join(import.meta.dirname, '../../../..');
const names = (folder: string) => readdirSync(join(root, folder), { withFileTypes: true });

it('a change of a feature runs the journeys through it', () => {
  expect(journeysOf(['apps/portal/src/features/files/FileStorePage.tsx'])).toEqual([
    'file-previews',
    'files',
    'uploads',
  ]);
  expect(journeysOf(['apps/server/src/features/samples/service.ts', 'docs/architecture.md'])).toEqual(['samples']);
});

it('a changed journey runs itself, a test runs none, and what all share runs the shortest way to a figure', () => {
  expect(journeysOf(['apps/portal/e2e/doctor.spec.ts'])).toEqual(['doctor']);
  expect(journeysOf(['apps/server/src/features/files/routes.test.ts'])).toEqual([]);
  expect(journeysOf(['packages/ui/src/button/Button.tsx'])).toEqual(['login', 'main-journey']);
});

it('every feature of the portal and the server has a journey, and every row is a file', () => {
  const features = ['apps/portal/src/features', 'apps/server/src/features'].flatMap((folder) =>
    names(folder)
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  );
  expect(features.filter((name) => !knownFeatures.includes(name))).toEqual([]);
  const files = names('apps/portal/e2e').map(({ name }) => name.replace('.spec.ts', ''));
  expect(knownJourneys.filter((name) => !files.includes(name))).toEqual([]);
});
