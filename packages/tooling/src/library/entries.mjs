// The entries of the published packages. Listed one by one, since tools that check a package skip patterns.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

const source = join(root, 'packages/ui/src');

/** Folders that other parts are made of and nobody outside should build on. */
const internal = new Set([
  'controllable',
  'listbox',
  'missing-package',
  'native-props',
  'on-page',
  'react-range',
  'screen-reader',
]);

/** The parts of the library, by folder name. */
export const parts = () =>
  readdirSync(source).filter((name) => !internal.has(name) && existsSync(join(source, name, 'index.ts')));

const modules = (names) =>
  Object.fromEntries(names.map(([entry, path]) => [entry, { types: `./${path}.d.ts`, default: `./${path}.js` }]));

/** `exports` of the manifest in `dist`. */
export const entriesOf = (folder) =>
  folder === 'tokens'
    ? { './package.json': './package.json', ...modules([['.', 'index']]), './*.css': './*.css', './*.json': './*.json' }
    : {
        './package.json': './package.json',
        './theme.css': './theme/theme.css',
        ...modules(parts().map((name) => [`./${name}`, `${name}/index`])),
      };
