import { defineMethod } from '../../model/index.ts';
import { embeddingInputs, refuseInputs, trust } from '../embedding/index.ts';
import { moreCells } from '../../cells/index.ts';
import { tsneNote } from './tsne.note.ts';
import { tsneOptions } from './tsne.schema.ts';
import { tsne as runTsne } from './tsne.ts';

export { tsneMap } from './tsneMap.ts';

const version = '1.0.3';

export const tsne = defineMethod({
  id: 'tsne',
  version,
  family: 'overview',
  title: 't-SNE 降维图',
  summary: '样本或细胞按邻居关系铺在平面上，最擅长把细小的类群分开',
  keywords: ['t-SNE', 'tSNE', '降维', '单细胞', '聚类图', '嵌入', 'embedding', 'Rtsne', 'jiangwei', 'danxibao'],
  inputs: embeddingInputs,
  options: tsneOptions,
  tables: [{ id: 'embedding', title: 't-SNE 坐标' }],
  charts: ['embedding'],
  usesSeed: true,
  check: (inputs) => void refuseInputs(inputs, moreCells),
  run: (inputs, options, context) => runTsne(inputs, options, context),
  findings: (said) => ({
    headline: `${said.count('points')} 个${said.text('kind') === 'cells' ? '细胞' : '样本'}的 t-SNE，可信度 ${said.number('trustworthiness')}`,
    condition: trust(said.value('trustworthiness')),
  }),
  note: (options, facts) => tsneNote(version, options, facts),
});
