import type { Edge, StepSpec } from '../model.ts';
import { fromRole } from './edges.ts';

/** Functions and pathways in which the changed features of each contrast gather. */
export const enrichmentOf = (differences: readonly Edge[]): readonly StepSpec[] => [
  {
    id: 'ora-go',
    title: 'GO 富集',
    section: '功能富集',
    method: 'ora',
    foreach: 'contrast',
    inputs: { records: differences, sets: fromRole('go'), ontology: fromRole('ontology') },
    optional: ['ontology'],
    groups: 'none',
  },
  {
    id: 'ora-kegg',
    title: 'KEGG 富集',
    section: '功能富集',
    method: 'ora',
    foreach: 'contrast',
    inputs: { records: differences, sets: fromRole('kegg') },
    groups: 'none',
  },
  {
    id: 'term-classes-go',
    title: 'GO 分类统计',
    section: '功能富集',
    method: 'term-classes',
    foreach: 'contrast',
    when: [{ role: 'ontology' }],
    inputs: { records: differences, sets: fromRole('go'), ontology: fromRole('ontology') },
    groups: 'none',
  },
  {
    id: 'term-classes-kegg',
    title: 'KEGG 分类统计',
    section: '功能富集',
    method: 'term-classes',
    foreach: 'contrast',
    when: [{ column: { role: 'kegg', names: ['class_a', '一级分类'] } }],
    inputs: { records: differences, sets: fromRole('kegg') },
    groups: 'none',
  },
];
