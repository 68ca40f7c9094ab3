import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { cssVariables, lightTokens } from '@panome/tokens';
import { withCustomConfig, type ComponentDoc } from 'react-docgen-typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { propTables } from '../../../.storybook/propTables.ts';
import { publicTypes } from '../../../.storybook/source/publicTypes.ts';
import { grammarFaults, passedOn } from './docs/grammar/grammar.ts';
import { oneLine, propTexts } from './docs/prop-texts/propTexts.ts';

const source = import.meta.dirname;
const folders = readdirSync(source).filter((name) => existsSync(join(source, name, 'index.ts')));
/** The components that a part hands out: names in the braces of its `index.ts`. */
const handedOut = (folder: string) =>
  new Set(
    [...readFileSync(join(source, folder, 'index.ts'), 'utf8').matchAll(/\{([^}]*)\}/g)].flatMap(
      ([, names]) => names!.match(/\b[A-Z]\w+\b/g) ?? [],
    ),
  );
const files = folders.flatMap((folder) =>
  globSync(join(source, folder, '[A-Z]*.tsx')).filter((path) => !/\.(stories|test)\.tsx$/.test(path)),
);

let tables: ReadonlyMap<string, ComponentDoc>;
/** The same with the props of the element that stand for all of it. */
let whole: readonly ComponentDoc[];
beforeAll(() => {
  const ofElement = new Set(passedOn);
  whole = withCustomConfig(join(source, '../../../tsconfig.json'), {
    ...propTables,
    propFilter: (prop) => ofElement.has(prop.name) || propTables.propFilter(prop),
  })
    .parse(files)
    .filter(({ displayName, filePath }) => handedOut(basename(dirname(filePath))).has(displayName));
  const parsed = whole.map((table) => ({
    ...table,
    props: Object.fromEntries(Object.entries(table.props).filter(([, prop]) => propTables.propFilter(prop))),
  }));
  tables = new Map(parsed.map((table) => [table.displayName, table]));
}, 120_000);

test('most parts were found', () => expect(tables.size).toBeGreaterThan(80));

describe('the table of props in Storybook', () => {
  test('describes every prop of every part', () => {
    const silent = [...tables.values()].flatMap(({ displayName, props }) =>
      Object.values(props)
        .filter(({ description }) => !description.trim())
        .map(({ name }) => `${displayName}.${name}`),
    );
    expect(silent).toEqual([]);
  });

  test('says it in Chinese too, and nothing in Chinese that the code no longer says', () => {
    const comments = new Set(
      [...tables.values()].flatMap(({ props }) => Object.values(props).map(({ description }) => oneLine(description))),
    );
    expect([...comments].filter((comment) => !propTexts[comment])).toEqual([]);
    expect(Object.keys(propTexts).filter((comment) => !comments.has(comment))).toEqual([]);
  });

  test('shows the type of every prop', () => {
    const untyped = [...tables.values()].flatMap(({ displayName, props }) =>
      Object.values(props)
        .filter(({ type }) => !type.name || type.name === 'any')
        .map(({ name }) => `${displayName}.${name}`),
    );
    expect(untyped).toEqual([]);
  });

  test('says what every part is for', () => {
    expect(
      [...tables.values()].filter(({ description }) => !description.trim()).map(({ displayName }) => displayName),
    ).toEqual([]);
  });
});

/** The words that a prop can be, where its type is a list of words. */
const wordsOf = ({ type }: ComponentDoc['props'][string]) =>
  ((type.value ?? []) as readonly { value: string }[]).flatMap(({ value }) => /^"(.*)"$/.exec(value)?.[1] ?? []);

test('the props of every part keep to one grammar', () => {
  const parts = whole.map(({ displayName, props }) => ({
    name: displayName,
    props: Object.values(props).map((prop) => ({ name: prop.name, required: prop.required, words: wordsOf(prop) })),
  }));
  expect(grammarFaults(parts)).toEqual([]);
});

// Another product tells other things apart: what is of the portal alone stands in the portal.
test('no prop, no type and no token names a kind of omics', () => {
  const omics = /omics|proteo?m|protein|metabol|metageno|transcript|micro(?!task)|targeted|untarget|single-?cell/i;
  const said = [
    ...[...tables.values()].flatMap(({ displayName, props }) =>
      Object.values(props).map((prop) => `${displayName}.${prop.name}: ${prop.type.name} ${wordsOf(prop).join(' ')}`),
    ),
    ...Object.entries(publicTypes()).map(([name, type]) => `${name}: ${type}`),
    ...Object.keys(cssVariables(lightTokens)),
  ];
  expect(said.length).toBeGreaterThan(500);
  expect(said.filter((text) => omics.test(text))).toEqual([]);
});
