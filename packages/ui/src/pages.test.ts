import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { partPages } from '../../../.storybook/pages/partLinks.ts';
import { publicNames } from '../../../.storybook/source/publicNames.ts';
import { storySources } from '../../../.storybook/source/storySources.ts';
import { completeUsage } from '../../../.storybook/source/usage.ts';

const root = join(import.meta.dirname, '../../..');
const pages = globSync(join(import.meta.dirname, '**/*.mdx')).map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));

describe('the pages of documentation', () => {
  test('lead to pages that are there, by the name of the part', () => {
    const known = partPages();
    const links = pages.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, url]) => ({ page: basename(path), url: url! })),
    );
    const dead = links.filter(
      ({ url }) => url.includes('?path=') || (url.startsWith('part:') && !known.has(url.slice(5))),
    );
    expect(dead).toEqual([]);
    expect(links.filter(({ url }) => url.startsWith('part:')).length).toBeGreaterThan(60);
  });

  test('show code that compiles: the source of their stories, and usages with what the page is said to give', () => {
    const folder = join(root, 'node_modules/.cache/shown-code');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const known = publicNames();
    let shown = 0;
    for (const { path, text } of pages) {
      const page = basename(path, '.mdx');
      const files = new Map<string, string>();
      for (const [, name, from] of text.matchAll(/import \* as (\w+) from '(\.[^']+\.stories\.tsx)'/g)) {
        const file = join(dirname(path), from!);
        const sources = storySources(file, readFileSync(file, 'utf8'));
        for (const [, story] of text.matchAll(new RegExp(`<Canvas of=\\{${name}\\.(\\w+)`, 'g')))
          files.set(story!, sources.get(story!) ?? `${story} has no source`);
      }
      [...text.matchAll(/```tsx\n([\s\S]*?)```/g)].forEach(([, block], at) => {
        const { code, given } = completeUsage(block!, known);
        files.set(
          `usage${at}`,
          `${code}\n${given.map((name) => `declare const ${name}: any;\ntype ${name} = any;`).join('\n')}\n`,
        );
      });
      for (const [name, code] of files) writeFileSync(join(folder, `${page}.${name}.tsx`), `${code}\nexport {};\n`);
      shown += files.size;
    }
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: '../../../tsconfig.json',
        include: ['*.tsx'],
        // What the page gives is of any type there, and so is what comes out of it.
        compilerOptions: { noUnusedLocals: false, noImplicitAny: false },
      }),
    );
    const { stdout } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/typescript7/bin/tsc'), '--noEmit', '-p', folder, '--pretty', 'false'],
      { encoding: 'utf8', cwd: folder },
    );
    expect(shown).toBeGreaterThan(300);
    expect(stdout.trim().split('\n').filter(Boolean)).toEqual([]);
  });
});
