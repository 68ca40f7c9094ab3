import type { FlowVersion, RoleSpec } from '../model.ts';
import { differencesOf, fromRole, fromStep, listsOf } from './edges.ts';
import { menuOf } from './menu.ts';
import { kegg } from './roles.ts';
import { featureWords } from './words.ts';

const first = fromStep('log-first');
const second = fromStep('log-second');
const differences = (of: 'first' | 'second') => ({ step: `limma-${of}`, score: 't' });
/** A table of differences as the two-omics figures take it: names, changes and p-values. */
const changesOf = (of: 'first' | 'second') =>
  ({
    from: 'step',
    step: `limma-${of}`,
    table: 'result',
    contrast: 'contrast',
    columns: ['feature', 'log2fc', 'p', 'p_adj'],
  }) as const;
const omics = (id: string, title: string): RoleSpec => ({
  id,
  title,
  help: '第一列为特征名，其余每列一个样本；两个组学的样本名按同一写法对应，没有取对数的量',
  input: 'matrix',
  words: [id, title],
});
const ofSets = (id: string, title: string): RoleSpec => ({
  ...kegg('特征'),
  id,
  title,
  words: [id, '通路', 'kegg', 'pathway'],
});

export const union: FlowVersion = {
  id: 'union-1',
  flow: 'union',
  family: 'union',
  title: '两组学联合分析',
  summary: '把同一批样本的两个组学放在一起：差异方向是否一致、共同的变化、跨组学的相关与网络、共富集的通路',
  question: '两个组学的变化是否一致，哪些特征跨组学相关，共同指向哪些通路？',
  changelog: '第一版',
  roles: [
    omics('first', '第一个组学的数据表'),
    omics('second', '第二个组学的数据表'),
    {
      id: 'mapping',
      title: '特征对应表',
      help: '两列：第一个组学的特征名、第二个组学的特征名；没有时按同名对应',
      input: 'edges',
      words: ['mapping', '对应', 'map'],
    },
    ofSets('sets', '第一个组学的通路注释'),
    ofSets('sets2', '第二个组学的通路注释'),
  ],
  needs: [['first'], ['second']],
  binds: {
    matrix: ['first'],
    matrix2: ['second'],
    edges: ['mapping'],
    sets: ['sets'],
    sets2: ['sets2'],
  },
  sections: menuOf(
    {
      质控与预处理: ['distribution', 'normalize', 'impute', 'filter'],
      差异: ['limma', 'two-group', 'venn'],
      联合差异: ['nine-quadrant'],
      共同变化: ['o2pls', 'procrustes'],
      跨组学相关: ['correlation', 'network'],
      通路: ['joint-pathway', 'ora', 'pathway-map'],
    },
    { 'nine-quadrant': { bind: { matrix: [], matrix2: [] } } },
  ),
  steps: [
    ...(['first', 'second'] as const).map((of) => ({
      id: `log-${of}`,
      title: `${of === 'first' ? '第一' : '第二'}个组学取对数`,
      section: '质控与预处理',
      method: 'normalize',
      inputs: { matrix: fromRole(of) },
      options: { method: 'none', transform: 'log2p1' },
      variants: [{ when: [{ logged: of }], options: { transform: 'none' } }],
      groups: 'scheme' as const,
    })),
    ...(['first', 'second'] as const).map((of) => ({
      id: `limma-${of}`,
      title: `${of === 'first' ? '第一' : '第二'}个组学的差异（limma）`,
      section: '差异',
      method: 'limma',
      foreach: 'reference' as const,
      when: [{ replicates: 2 }],
      inputs: { matrix: fromStep(`log-${of}`) },
      options: { logged: true },
      factors: { batch: 'batch' as const },
      groups: 'scheme' as const,
    })),
    {
      id: 'venn',
      title: '各比较差异特征的交集（第一个组学）',
      section: '差异',
      method: 'venn',
      when: [{ contrasts: 2 }],
      inputs: { lists: listsOf(differences('first')) },
      groups: 'none',
    },
    {
      id: 'nine-quadrant',
      section: '联合差异',
      method: 'nine-quadrant',
      foreach: 'contrast',
      inputs: { matrix: changesOf('first'), matrix2: changesOf('second'), edges: fromRole('mapping') },
      optional: ['edges'],
      groups: 'none',
    },
    {
      id: 'o2pls',
      section: '共同变化',
      method: 'o2pls',
      inputs: { matrix: first, matrix2: second },
      options: { scale: 'auto' },
      groups: 'scheme',
    },
    {
      id: 'procrustes',
      section: '共同变化',
      method: 'procrustes',
      inputs: { matrix: first, matrix2: second },
      options: { x_ordination: 'pca', y_ordination: 'pca' },
      groups: 'scheme',
    },
    {
      id: 'correlation',
      section: '跨组学相关',
      method: 'correlation',
      inputs: { matrix: first, matrix2: second },
      options: { method: 'spearman', top_variable: 200 },
      groups: 'scheme',
    },
    {
      id: 'network',
      section: '跨组学相关',
      method: 'network',
      inputs: { matrix: first, matrix2: second },
      options: { top_variable: 200 },
      groups: 'none',
    },
    {
      id: 'joint-pathway',
      section: '通路',
      method: 'joint-pathway',
      foreach: 'contrast',
      inputs: {
        records: differencesOf(differences('first')),
        records2: differencesOf(differences('second')),
        sets: fromRole('sets'),
        sets2: fromRole('sets2'),
      },
      optional: ['sets2'],
      groups: 'none',
    },
  ],
  idWords: { one: '特征', many: '特征' },
  filterColumns: ['log2fc', 'p_adj', 'r', 'p', 'direction', 'feature'],
  aliases: featureWords,
};
