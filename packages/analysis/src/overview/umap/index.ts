import { defineMethod } from '../../model/index.ts';
import { embeddingInputs, refuseInputs, trust } from '../embedding/index.ts';
import { umapNote } from './umap.note.ts';
import { umapOptions } from './umap.schema.ts';
import { umap as runUmap } from './umap.ts';

const version = '1.0.2';

export const umap = defineMethod({
  id: 'umap',
  version,
  family: 'overview',
  title: 'UMAP 降维图',
  summary: '样本或细胞按整体相似程度铺在平面上，哪些聚成一团、哪些连成一片',
  keywords: ['UMAP', '降维', '单细胞', '聚类图', '嵌入', 'embedding', 'uwot', 'jiangwei', 'danxibao'],
  inputs: embeddingInputs,
  options: umapOptions,
  tables: [{ id: 'embedding', title: 'UMAP 坐标' }],
  charts: ['embedding'],
  usesSeed: true,
  check: (inputs) => void refuseInputs(inputs),
  run: (inputs, options, context) => runUmap(inputs, options, context),
  findings: (said) => ({
    headline: `${said.count('points')} 个${said.text('kind') === 'cells' ? '细胞' : '样本'}的 UMAP，可信度 ${said.number('trustworthiness')}`,
    condition: trust(said.value('trustworthiness')),
  }),
  note: (options, facts) => umapNote(version, options, facts),
});
