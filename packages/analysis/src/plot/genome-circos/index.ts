import { defineMethod } from '../../model/index.ts';
import { checkGenomeCircos, genomeCircos as runGenomeCircos } from './genomeCircos.ts';
import { genomeCircosNote } from './genomeCircos.note.ts';
import { genomeCircosOptions, readGenomeCircosOptions } from './genomeCircos.schema.ts';

const version = '1.0.0';

/** Tracks and links around the chromosomes. */
export const genomeCircos = defineMethod({
  id: 'genome-circos',
  version,
  family: 'plot',
  title: '基因组圈图',
  summary: '沿染色体一圈圈画出密度、表达量、变异等数值，并用连线画出共线性、融合或互作',
  keywords: [
    '圈图',
    '基因组圈图',
    'Circos',
    '染色体',
    '共线性',
    '变异密度',
    '连线',
    'genome',
    'circos plot',
    'ideogram',
    'quantu',
    'jiyinzu',
  ],
  inputs: [
    {
      id: 'records',
      required: true,
      label: '轨道表',
      help: '每行一个区间：类型（柱、点、线、热图、连线、标签、染色体）、染色体、起点、终点、数值，可再有轨道、名称与连线的另一端',
    },
    {
      id: 'ranked',
      required: false,
      label: '染色体长度表',
      help: '第一列为染色体名，第二列为长度；也可在轨道表中用类型“染色体”的行给出',
    },
  ],
  options: genomeCircosOptions,
  tables: [
    { id: 'chromosomes', title: '染色体' },
    { id: 'items', title: '各圈的数值' },
    { id: 'links', title: '连线' },
    { id: 'tracks', title: '各圈概况' },
  ],
  charts: ['genome-circos-plot'],
  check: ({ ranked, records }, options) => void checkGenomeCircos(records, ranked, readGenomeCircosOptions(options)),
  run: ({ ranked, records }, options) => runGenomeCircos(records, ranked, readGenomeCircosOptions(options)),
  findings: (said) =>
    `${said.count('chromosomes')} 条染色体，${said.count('items')} 个数值${said.value('links') > 0 ? `，${said.count('links')} 条连线，其中 ${said.count('between')} 条跨染色体` : ''}`,
  note: (options, facts) => genomeCircosNote(version, options, facts),
});
