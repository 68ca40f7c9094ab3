import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sources = join(import.meta.dirname, '../..');
/** Every place where the portal turns pages. */
const places = globSync('**/*.tsx', { cwd: sources }).flatMap((file) =>
  [...readFileSync(join(sources, file), 'utf8').matchAll(/<Pagination\b[\s\S]*?\/>/g)].map(([text]) => ({
    file,
    text,
  })),
);

it('whoever turns pages also takes the page size, or offers one only', () => {
  expect(places.length).toBeGreaterThan(10);
  // `(next) => setPage(next.page)`: the size is chosen, and nothing comes of it.
  const dropping = places.filter(({ text }) => /\b(?:next|place)\.page\b/.test(text));
  const wrong = dropping.filter(({ text }) => !/sizes=\{\[pageSize\]\}/.test(text));
  expect(wrong.map(({ file }) => file)).toEqual([]);
});
