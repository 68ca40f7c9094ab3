import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { combineTags } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, test } from 'vitest';
import { pictureName, pictureNames } from '../../../.storybook/pictures.ts';

const source = import.meta.dirname;
const read = (path: string) => readFileSync(path, 'utf8');

/** Folders that draw nothing: their exports are for the other parts. */
const withoutPictures = new Set([
  'appearance',
  'controllable',
  'listbox',
  'locale-en-us',
  'missing-package',
  'native-props',
  'on-page',
  'react-range',
  'theme',
]);
const folders = readdirSync(source).filter((name) => existsSync(join(source, name, 'index.ts')));
const parts = folders.filter((name) => !withoutPictures.has(name));

/** Of the library's parts, and of the portal's, whose pictures lie among the others. */
const storyFiles = [
  ...globSync(join(source, '*/*.stories.tsx')),
  ...globSync(join(source, '../../../apps/portal/src/**/*.stories.tsx')),
].map((path) => {
  const csf = loadCsf(read(path), { fileName: path, makeTitle: (title) => title ?? path }).parse();
  return { path, title: csf.meta.title ?? '', stories: csf.indexInputs };
});
const stories = storyFiles.flatMap((file) => file.stories);
const repeated = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);

describe.each(parts)('%s', (folder) => {
  const inside = readdirSync(join(source, folder));

  test('has stories', () => expect(inside.filter((name) => name.endsWith('.stories.tsx'))).not.toEqual([]));

  test('has a Chinese page for each set of stories, in the four sections', () => {
    for (const name of inside.filter((file) => file.endsWith('.stories.tsx'))) {
      const page = read(join(source, folder, name.replace('.stories.tsx', '.mdx')));
      expect([...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual([
        '何时使用',
        '何时不用',
        '用法',
        '无障碍',
      ]);
    }
  });
});

test('no two sets of stories end in the same name, which is the name of their pictures', () => {
  expect(repeated(storyFiles.map(({ title }) => basename(title).toLowerCase()))).toEqual([]);
  expect(repeated(stories.map(({ __id }) => pictureName(__id ?? '')))).toEqual([]);
});

test('each set of stories stands in a group of the sidebar', () => {
  const groups = ['基础', '布局', '输入', '数据展示', '导航', '浮层', '反馈', '业务组件', '图表', '示例', '门户'];
  expect(
    storyFiles
      .filter(({ title }) => !groups.includes(dirname(title)))
      .map(({ path, title }) => `${basename(path)}: ${title}`),
  ).toEqual([]);
});

test('each set of stories begins with Basic', () => {
  expect(
    storyFiles.filter((file) => file.stories[0]?.exportName !== 'Basic').map(({ path }) => basename(path)),
  ).toEqual([]);
});

const pictures = join(dirname(source), 'visual-baselines');
/** The pictures that stories take. */
const taken = stories
  .map(({ __id = '', tags = [] }) => ({ id: __id, tags: combineTags('visual', ...tags) }))
  .filter(({ tags }) => tags.includes('visual'))
  .flatMap(({ id, tags }) => pictureNames(id, tags).map((name) => `${name}.png`));

test('there is a picture of each story in the light theme and of each extra one it asks for', () => {
  const there = new Set(readdirSync(pictures));
  expect(taken.filter((name) => !there.has(name))).toEqual([]);
});

test('there is no picture that no story takes', () => {
  const wanted = new Set(taken);
  expect(readdirSync(pictures).filter((name) => !wanted.has(name))).toEqual([]);
});

// They are most of what everybody who clones the repository downloads, and each change of one stays in it.
test('all pictures are together no more than 12 MB', () => {
  const bytes = taken.reduce((sum, name) => sum + statSync(join(pictures, name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(12_000_000);
});

// Behind a comma a selector begins anew: a rule for the lists of an article moved the menu beside it.
test('a rule for what stands within a part names the part for every selector', () => {
  const styles = globSync(join(source, '*/*.css.ts')).filter((path) => !path.endsWith('theme.css.ts'));
  const loose = styles.flatMap((path) =>
    [...read(path).matchAll(/\b(?:globalStyle|within|inside)\(\s*(['`])(.+?)\1/g)]
      .map(([, , selector]) => selector!)
      .filter((selector) => selector.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '').includes(','))
      .map((selector) => `${basename(path)}: ${selector}`),
  );
  expect(loose).toEqual([]);
});

test('changesets name packages that are published, and no others', () => {
  const named = globSync(join(source, '../../../.changeset/*.md'))
    .filter((path) => basename(path) !== 'README.md')
    .flatMap((path) => [...(/^---\n([\s\S]*?)\n---/.exec(read(path))?.[1] ?? '').matchAll(/^'(.+)':/gm)])
    .map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(['@panome/ui', '@panome/tokens']));
});
