import type { RoleSpec } from '../model.ts';

/** Roles that several families have. */
export const go: RoleSpec = {
  id: 'go',
  title: 'GO 注释',
  help: '每个特征属于哪些 GO 条目：GMT，或 term、name、feature 三列的长表，也可为 GAF、gene2go、eggNOG-mapper 注释；特征的写法与数据表第一列一致',
  input: 'sets',
  words: ['go', 'gene ontology', 'GO 注释', 'gaf', 'gene2go', 'eggnog'],
};
export const kegg = (what: string): RoleSpec => ({
  id: 'kegg',
  title: 'KEGG 通路注释',
  help: `每个${what}属于哪些通路：GMT，或 term、name、feature 三列的长表，可再有 class_a、class_b 两列分类；${what}的写法与数据表第一列一致`,
  input: 'sets',
  words: ['kegg', '通路', 'pathway', 'ko'],
});
export const ontology: RoleSpec = {
  id: 'ontology',
  title: 'GO 功能层级',
  help: 'OBO 文件，如 geneontology.org 的 go-basic.obo；用于把注释归入上级条目、分类统计与有向无环图',
  input: 'ontology',
  words: ['ontology', 'obo', '功能层级', 'go-basic'],
};
export const interactions = (what: string): RoleSpec => ({
  id: 'edges',
  title: '互作关系',
  help: `${what}之间已知的互作：source、target、score 三列（STRING、BioGRID 等），名称与数据表第一列一致`,
  input: 'edges',
  words: ['ppi', '互作', 'string', 'interaction', 'edges', '关系'],
});
export const environment: RoleSpec = {
  id: 'env',
  title: '环境因子表',
  help: '第一列为样本名，其余每列一个数值变量（pH、温度、临床指标等）',
  input: 'env',
  words: ['env', '环境因子', '理化', '环境', 'metadata', '临床'],
};
export const taxonomy: RoleSpec = {
  id: 'taxonomy',
  title: '物种注释',
  help: '第一列为特征名，其后每级分类一列，或一列“k__…; p__…”形式的分类路径',
  input: 'taxonomy',
  words: ['taxonomy', '物种注释', '分类', 'tax', 'lineage'],
};
