import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const source = dirname(import.meta.dirname);
const importing = (pattern: RegExp) =>
  globSync('*/**/*.{ts,tsx}', { cwd: source })
    .filter((path) => !path.startsWith('examples/') && !/\.(test|stories)\.tsx?$/.test(path))
    .filter((path) => pattern.test(readFileSync(join(source, path), 'utf8')));

test('only the entry of its own brings react-hook-form', () => {
  const files = importing(/^import [^;]*from 'react-hook-form'|import\('react-hook-form'\)/m);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((path) => !path.startsWith('form-hook/'))).toEqual([]);
});

test('no entry brings zod: a schema brings it', () => {
  // Only the stories have schemas.
  expect(importing(/^import (?!type )[^;]*from 'zod'|import\('zod'\)/m).toSorted()).toEqual([
    'form-hook/FormHook.fixtures.tsx',
    'form-hook/LongForm.fixtures.tsx',
  ]);
});

test('no other part is built on the entry', () => {
  expect(importing(/from '\.\.\/form-hook\//)).toEqual([]);
});
