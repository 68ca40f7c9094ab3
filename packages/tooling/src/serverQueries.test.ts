import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const features = join(import.meta.dirname, '../../../apps/server/src/features');

const query = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql[`<]|^import (?!type).* from 'kysely';/m;
/** Files that hold rules or answer requests, by their name or because they register a call. */
const layer = /(service|routes|present|desk)\.ts$/i;

const files = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(name))
  .map((name) => ({ name, source: readFileSync(join(features, name), 'utf8') }));

/** Their queries stand beside their rules still; nothing may be added. */
const notYet = [
  'files/fileService.ts',
  'files/transfer/transferService.ts',
  'files/trashService.ts',
  'files/uploads/uploadService.ts',
];

it('services and routes of the server leave queries to repositories', () => {
  const above = files.filter(({ name, source }) => layer.test(name) || source.includes('registerCall('));
  expect(above.length).toBeGreaterThan(30);
  const asking = above.filter(({ source }) => query.test(source)).map(({ name }) => name);
  expect(asking.toSorted()).toEqual(notYet);
});
