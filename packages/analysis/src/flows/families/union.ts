import type { FlowVersion, RoleSpec, StepSpec } from '../model.ts';
import { differencesOf, fromRole, fromStep, listsOf } from './edges.ts';
import { menuOf } from './menu.ts';
import { kegg } from './roles.ts';
import { featureWords } from './words.ts';

/** The omics by their roles, and what they are called. */
const words = { first: '第一', second: '第二', third: '第三' } as const;
type Omics = keyof typeof words;
const every: readonly Omics[] = ['first', 'second', 'third'];
const pairs: readonly (readonly [Omics, Omics])[] = [
  ['first', 'second'],
  ['first', 'third'],
  ['second', 'third'],
];
const setsOf = { first: 'sets', second: 'sets2', third: 'sets3' } as const;
const ifThird = (...of: readonly Omics[]) => (of.includes('third') ? { ifRole: 'third' } : {});

const levels = (of: Omics) => fromStep(`log-${of}`);
const differences = (of: Omics) => ({ step: `limma-${of}`, score: 't' });
/** A table of differences as the two-omics figures take it: names, changes and p-values. */
const changesOf = (of: Omics) =>
  ({
    from: 'step',
    step: `limma-${of}`,
    table: 'result',
    contrast: 'contrast',
    columns: ['feature', 'log2fc', 'p', 'p_adj'],
  }) as const;

/** What two omics say together; of the first two without a mark, of others with their names. */
function together([one, other]: readonly [Omics, Omics]): readonly StepSpec[] {
  const third = other === 'third';
  const named = (method: string) => ({
    id: third ? `${method}-${one}-${other}` : method,
    method,
    ...(third ? { title: `${titles[method]!}（${words[one]}与${words[other]}个组学）` } : {}),
    ...ifThird(other),
  });
  const both = { matrix: levels(one), matrix2: levels(other) };
  return [
    {
      ...named('nine-quadrant'),
      section: '联合差异',
      foreach: 'contrast',
      inputs: {
        matrix: changesOf(one),
        matrix2: changesOf(other),
        // The table of names is of the first two.
        ...(third ? {} : { edges: fromRole('mapping') }),
      },
      ...(third ? {} : { optional: ['edges'] as const }),
      groups: 'none',
    },
    { ...named('o2pls'), section: '共同变化', inputs: both, options: { scale: 'auto' }, groups: 'scheme' },
    {
      ...named('procrustes'),
      section: '共同变化',
      inputs: both,
      options: { x_ordination: 'pca', y_ordination: 'pca' },
      groups: 'scheme',
    },
    {
      ...named('correlation'),
      section: '跨组学相关',
      inputs: both,
      options: { method: 'spearman', top_variable: 200 },
      groups: 'scheme',
    },
    { ...named('network'), section: '跨组学相关', inputs: both, options: { top_variable: 200 }, groups: 'none' },
    {
      ...named('joint-pathway'),
      section: '通路',
      foreach: 'contrast',
      inputs: {
        records: differencesOf(differences(one)),
        records2: differencesOf(differences(other)),
        sets: fromRole(setsOf[one]),
        sets2: fromRole(setsOf[other]),
      },
      optional: ['sets2'],
      groups: 'none',
    },
  ];
}
const titles: Readonly<Record<string, string>> = {
  'nine-quadrant': '九象限图',
  o2pls: 'O2PLS',
  procrustes: 'Procrustes 分析',
  correlation: '跨组学相关',
  network: '跨组学网络',
  'joint-pathway': '通路共富集',
};

const omics = (of: Omics): RoleSpec => ({
  id: of,
  title: `${words[of]}个组学的数据表`,
  help: '第一列为特征名，其余每列一个样本；各组学的样本名按同一写法对应，没有取对数的量',
  input: 'matrix',
  words: [of, `${words[of]}个组学`],
});
const annotation = (of: Omics): RoleSpec => ({
  ...kegg('特征'),
  id: setsOf[of],
  title: `${words[of]}个组学的通路注释`,
  words: [setsOf[of], '通路', 'kegg', 'pathway'],
});

export const union: FlowVersion = {
  id: 'union-1',
  flow: 'union',
  family: 'union',
  title: '多组学联合分析',
  summary: '把同一批样本的两个或三个组学放在一起：差异方向是否一致、共同的变化、跨组学的相关与网络、共富集的通路',
  question: '各组学的变化是否一致，哪些特征跨组学相关，共同指向哪些通路？',
  changelog: '第一版',
  roles: [
    ...every.map(omics),
    {
      id: 'mapping',
      title: '特征对应表',
      help: '两列：第一个组学的特征名、第二个组学的特征名；没有时按同名对应，第三个组学总按同名对应',
      input: 'edges',
      words: ['mapping', '对应', 'map'],
    },
    ...every.map(annotation),
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
    ...every.map((of): StepSpec => ({
      id: `log-${of}`,
      title: `${words[of]}个组学取对数`,
      section: '质控与预处理',
      method: 'normalize',
      ...ifThird(of),
      inputs: { matrix: fromRole(of) },
      options: { method: 'none', transform: 'log2p1' },
      variants: [{ when: [{ logged: of }], options: { transform: 'none' } }],
      groups: 'scheme',
    })),
    ...every.map((of): StepSpec => ({
      id: `limma-${of}`,
      title: `${words[of]}个组学的差异（limma）`,
      section: '差异',
      method: 'limma',
      foreach: 'reference',
      ...ifThird(of),
      when: [{ replicates: 2 }],
      inputs: { matrix: levels(of) },
      options: { logged: true },
      factors: { batch: 'batch' },
      groups: 'scheme',
    })),
    ...every.map((of): StepSpec => ({
      id: `venn-${of}`,
      title: `各比较差异特征的交集（${words[of]}个组学）`,
      section: '差异',
      method: 'venn',
      ...ifThird(of),
      when: [{ contrasts: 2 }],
      inputs: { lists: listsOf(differences(of)) },
      groups: 'none',
    })),
    ...pairs.flatMap(together),
  ],
  idWords: { one: '特征', many: '特征' },
  filterColumns: ['log2fc', 'p_adj', 'r', 'p', 'direction', 'feature'],
  aliases: featureWords,
};
