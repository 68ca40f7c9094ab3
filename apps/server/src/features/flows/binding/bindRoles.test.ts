import { flowVersion, type RoleSpec } from '@panome/analysis/flows';
import { expect, it } from 'vitest';
import { bindRoles, type Candidate } from './bindRoles.ts';

const { roles } = flowVersion('transform-1')!;
const table = (name: string, role = '', title = name): Candidate => ({ source_id: `f:${name}`, name, title, role });
const boundOf = (tables: readonly Candidate[], of: readonly RoleSpec[] = roles) =>
  Object.fromEntries(
    [...bindRoles(of, tables)].flatMap(([id, { bound }]) => (bound ? [[id, `${bound.name} ${bound.by}`]] : [])),
  );

it('what the delivery says stands above every name', () => {
  expect(boundOf([table('counts.csv', 'expression'), table('b.csv', 'counts')])).toEqual({
    counts: 'b.csv delivery',
    expression: 'counts.csv delivery',
  });
});

it('names are known by their surest word, and no table is two roles', () => {
  expect(boundOf([table('基因表达量_TPM.csv'), table('raw_counts.csv'), table('go_kegg.gmt')])).toEqual({
    counts: 'raw_counts.csv name',
    expression: '基因表达量_TPM.csv name',
    go: 'go_kegg.gmt name',
  });
});

it('a word of letters is no part of another word, and a file of another type is not taken', () => {
  expect(boundOf([table('category.csv'), table('google.csv'), table('counts.pdf')])).toEqual({});
});

it('a person may choose any table that fits, the likeliest first', () => {
  const { candidates } = bindRoles(roles, [table('z.csv'), table('counts.csv'), table('notes.docx')]).get('counts')!;
  expect(candidates.map(({ by, name }) => [name, by])).toEqual([
    ['counts.csv', 'name'],
    ['z.csv', 'none'],
  ]);
});
