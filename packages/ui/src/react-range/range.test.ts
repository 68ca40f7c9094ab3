import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
/** Parts as they are published, by their path. */
const files = globSync(join(source, '*/**/*.{ts,tsx}'))
  .filter((path) => !/\.(stories|fixtures|test)\.tsx?$|\/(plays|examples|docs|react-range|screen-reader)\//.test(path))
  .map((path) => ({ path: relative(source, path), text: readFileSync(path, 'utf8') }));

/** What React 18.3 lacks, or does in another way: the folder of this test has one that is the same on all. */
const newer =
  /^(use|useEffectEvent|useLayoutEffect|useActionState|useOptimistic|cache|cacheSignal|Activity|ViewTransition|forwardRef)$/;
const namesFrom = (text: string, module: string) =>
  [...text.matchAll(new RegExp(`import \\{([^}]*)\\} from '${module}'`, 'g'))].flatMap(([, names]) =>
    names!.split(',').map((name) => name.trim()),
  );

test('parts take from React only what 18.3 and 19 have alike', () => {
  const found = files.flatMap(({ path, text }) =>
    namesFrom(text, 'react')
      .filter((name) => newer.test(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
});

test('contexts are given by their Provider, and nobody is made inert by an attribute that 18.3 does not know', () => {
  const contexts = files.flatMap(({ text }) =>
    [...text.matchAll(/const (\w+) = createContext/g)].map(([, name]) => name),
  );
  const itself = new RegExp(`<(?:${contexts.join('|')})[ >]`);
  expect(contexts.length).toBeGreaterThan(5);
  expect(files.filter(({ text }) => itself.test(text)).map(({ path }) => path)).toEqual([]);
  expect(files.filter(({ text }) => /^\s*inert(?:=|$)| inert[ =>]/m.test(text) && !/setAttribute/.test(text))).toEqual(
    [],
  );
});

/** Whether a component takes `ref`, by name or among the rest of the element's own props. */
function takesRef({ name }: ts.ParameterDeclaration): boolean {
  return (
    ts.isObjectBindingPattern(name) &&
    name.elements.some(({ dotDotDotToken, name: bound }) => bound.getText() === (dotDotDotToken ? 'native' : 'ref'))
  );
}

test('what takes a ref gets it from React 18, too', () => {
  const bare = files.flatMap(({ path, text }) => {
    if (!path.endsWith('.tsx')) return [];
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    return file.statements
      .filter(ts.isFunctionDeclaration)
      .filter(({ name, parameters: [props] }) => /^[A-Z]/.test(name?.text ?? '') && props && takesRef(props))
      .map(({ name }) => `${path}: ${name!.text}`);
  });
  expect(bare).toEqual([]);
});
