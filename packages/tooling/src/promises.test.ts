import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const folder = 'docs/promises';
const pages = globSync('*.md', { cwd: join(root, folder) }).filter((name) => name !== 'README.md');

/** Files of tests that a page names, each with the names of tests that follow it in “…”. */
const named = pages.flatMap((page) => {
  const text = readFileSync(join(root, folder, page), 'utf8');
  return [...text.matchAll(/`([\w./-]+\.(?:test|spec|stories)\.tsx?)`((?:,? ?“[^”]*”)*)/g)].map(([, file, names]) => ({
    page,
    file: file!,
    tests: [...names!.matchAll(/“([^”]*)”/g)].map(([, name]) => name!),
  }));
});

it('every test that holds a promise is there', () => {
  expect(named.length).toBeGreaterThan(100);
  const gone = named.filter(({ file }) => !existsSync(join(root, file)));
  expect(gone.map(({ file, page }) => `${page}: ${file}`)).toEqual([]);
  const renamed = named.flatMap(({ file, page, tests }) => {
    const text = readFileSync(join(root, file), 'utf8');
    return tests.filter((test) => !text.includes(test)).map((test) => `${page}: ${file} “${test}”`);
  });
  expect(renamed).toEqual([]);
});
