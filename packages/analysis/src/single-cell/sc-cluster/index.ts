import { defineMethod } from '../../model/index.ts';
import { cellFormats } from '../../cells/index.ts';
import { scClusterNote } from './scCluster.note.ts';
import { scClusterOptions } from './scCluster.schema.ts';
import { scCluster as runScCluster } from './scCluster.ts';

export { clusterName } from './scCluster.ts';
export { clusterCells } from './clusterCells.ts';

const version = '1.0.2';

export const scCluster = defineMethod({
  id: 'sc-cluster',
  version,
  family: 'single-cell',
  title: '单细胞聚类',
  summary: '细胞可以分成几群，每个细胞属于哪一群，各群有多大',
  keywords: ['单细胞', '聚类', '细胞群', '分群', 'Leiden', 'Louvain', 'UMAP', 'cluster', 'danxibao', 'julei'],
  inputs: [
    { id: 'cells', required: true, label: '单细胞表达矩阵', help: `基因 × 细胞的原始计数：${cellFormats}；请先质控` },
    {
      id: 'groups',
      required: false,
      label: '细胞分组',
      help: '第一列细胞条码，第二列样本或分组；可用于着色，不影响聚类',
    },
  ],
  options: scClusterOptions,
  tables: [
    { id: 'cells', title: '细胞' },
    { id: 'sizes', title: '簇的大小' },
    { id: 'components', title: '主成分' },
  ],
  charts: ['sc-clusters'],
  usesSeed: true,
  run: ({ cells }, options, context) => runScCluster(cells, options, context),
  findings: (said) => `${said.count('cells')} 个细胞分为 ${said.count('clusters')} 个簇`,
  note: (options, facts) => scClusterNote(version, options, facts),
});
