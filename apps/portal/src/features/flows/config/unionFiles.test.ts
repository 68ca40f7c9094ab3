import { expect, it } from 'vitest';
import { unionFiles } from './unionFiles.ts';

const table = (role: string, at = 1) => ({ source_id: `project-file:${role}${at}`, name: `${role}.csv`, role });

it('each project of a union brings its amounts and its annotation, the best table first', () => {
  const genes = [table('counts'), table('kegg'), table('expression'), table('')];
  const proteins = [table('kegg', 2), table('intensity', 2)];
  const files = unionFiles([genes, proteins, []]);
  expect(Object.fromEntries(Object.entries(files).map(([role, file]) => [role, file?.file_id ?? null]))).toEqual({
    first: 'project-file:expression1',
    sets: 'project-file:kegg1',
    second: 'project-file:intensity2',
    sets2: 'project-file:kegg2',
    third: null,
    sets3: null,
  });
});
