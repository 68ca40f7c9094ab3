import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const text = readFileSync(join(root, 'docs/security.md'), 'utf8');
const rows = [...text.matchAll(/^\| (SEC-\d+b?) \| [^|]+ \| ([^|]+) \|$/gm)].map(([, id, proof]) => ({
  id: id!,
  files: [...proof!.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g)].map(([, file]) => file!),
  proof: proof!,
}));

it('every security requirement is proved by a test that names it, or says why it has none', () => {
  expect(rows.length).toBeGreaterThan(60);
  for (const { files, id, proof } of rows) {
    if (files.length === 0) expect(proof, id).toMatch(/^— \S/);
    for (const file of files) {
      expect(existsSync(join(root, file)), `${id}: ${file}`).toBe(true);
      expect(new RegExp(`\\b${id}\\b`).test(readFileSync(join(root, file), 'utf8')), `${file} names ${id}`).toBe(true);
    }
  }
});

it('the summary at the top has the right counts', () => {
  const tested = rows.filter(({ files }) => files.length > 0).length;
  expect(text).toContain(
    `${rows.length} requirements, ${tested} with a test that names them, ${rows.length - tested} that`,
  );
});
