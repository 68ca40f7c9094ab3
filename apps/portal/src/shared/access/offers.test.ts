import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls, type Call } from '@panome/contract';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../../..');
const portal = join(root, 'apps/portal/src');

/** Calls that need an action other than looking, as the server registered them (docs/permissions.md). */
const acting = new Set(
  readFileSync(join(root, 'docs/permissions.md'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, call, , need] = line.split('|').map((cell) => cell.trim());
      return need && /^[\w-]+\.(?!query)\w+/.test(need) ? [call] : [];
    }),
);
const actingCalls = Object.entries<Call>(calls)
  .filter(([, { method, path }]) => acting.has(`${method} ${path.replace('/api/front/', '')}`))
  .map(([name]) => name);

/** The folder that has to ask: a feature, or an area of `shared`. */
const areaOf = (file: string): string => file.split('/').slice(0, 2).join('/');
const files = readdirSync(portal, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(features|shared|app)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ area: areaOf(file), text: readFileSync(join(portal, file), 'utf8') }));

/** `area call`, for every call that the text of an area names in such a place. */
const named = (place: RegExp) =>
  new Set(
    files.flatMap(({ area, text }) =>
      Array.from(text.matchAll(place), ([, names]) => names!)
        .flatMap((names) => Array.from(names.matchAll(/'(\w+)'|"(\w+)"/g), (found) => found[1] ?? found[2]))
        .map((name) => `${area} ${name}`),
    ),
  );
const used = named(
  /\b(?:call|callPage|callUpload|callBlob|download|useCall|useCallPage)\(\s*((?:'\w+')|(?:[^()]*\? '\w+' : '\w+'))/g,
);
const asked = named(/(?:\bmay(?:\.sure|\.why)?\(|\bcall=\{?\[?|useMay\(\)\.(?:sure|why)\()((?:\s*["']\w+["'],?)+)/g);

/** Comes only with another call, which needs the same: as the way back from it, or before it. */
const comesWith: Readonly<Record<string, string>> = {
  reportRestore: 'reportDelete',
  sampleFormRestore: 'sampleFormDelete',
  flowRunRestore: 'flowRunDelete',
  sampleFormBlank: 'sampleFormStore',
  staffStagedDelete: 'staffDeliver',
  // Asked of each file as it is chosen for a tool.
  taskValidate: 'taskStore',
};
/** What lies in `shared` may also be asked for where it is used. */
const isAsked = (place: string): boolean => {
  const [area, name] = place.split(' ') as [string, string];
  const asking = comesWith[name] ?? name;
  return [...asked].some(
    (one) => one === `${area} ${asking}` || (area.startsWith('shared/') && one.endsWith(` ${asking}`)),
  );
};

it('SEC-24: nothing is offered that the server would refuse: whoever uses a call that acts asks first', () => {
  const unasked = [...used].filter((place) => actingCalls.includes(place.split(' ')[1]!) && !isAsked(place)).toSorted();
  // A call is offered by `Allowed`, `Editable` or `useMay` in the feature, or the area of `shared`, that makes it.
  expect(unasked).toEqual([]);
});

it('what is asked for is a call that may be refused', () => {
  const known = Object.keys(calls);
  expect([...asked].filter((place) => !known.includes(place.split(' ')[1]!))).toEqual([]);
  expect(actingCalls.length).toBeGreaterThan(100);
});
