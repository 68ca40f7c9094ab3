import { defineMethod, environmentTable } from '../../model/index.ts';
import { correlationNote } from './correlation.note.ts';
import { correlationOptions, readCorrelationOptions } from './correlation.schema.ts';
import { correlation as runCorrelation } from './correlation.ts';
import { crossCorrelation } from './crossCorrelation.ts';

export { pairedTables } from './pairedTables.ts';
export { correlationItems, type Items } from './correlationItems.ts';

const version = '1.4.0';

export const correlation = defineMethod({
  id: 'correlation',
  version,
  family: 'relation',
  title: '相关性分析',
  summary: '样本的重复性如何，哪些特征同升同降；也可计算两个组学的特征之间的相关',
  keywords: [
    '相关',
    '相关性',
    '重复性',
    '样本相关',
    'Pearson',
    'Spearman',
    'Kendall',
    '两组学',
    '多组学',
    '环境因子',
    '相关性热图',
    '弦图',
    '相关性弦图',
    'chord',
    '显著性星号',
    '联合分析',
    'correlation',
    'xiangguan',
    'xiangguanxing',
    'xg',
  ],
  inputs: [
    { id: 'matrix', required: true, label: '数据表', help: '第一列为特征名，其余每列一个样本；允许缺失值' },
    {
      id: 'matrix2',
      required: false,
      label: '第二个数据表',
      help: '同一批样本的另一组学；给出时计算两个表的特征之间的相关，按样本名对应',
    },
    {
      id: 'env',
      required: false,
      label: '环境因子',
      help: '第一列为样本名，其余每列一个数值变量；没有第二个数据表时，计算特征与各变量之间的相关',
    },
    { id: 'groups', required: false, label: '样本分组', help: '用于给样本着色，不影响计算' },
  ],
  options: correlationOptions,
  tables: [
    { id: 'r', title: '相关系数矩阵' },
    { id: 'pairs', title: '成对相关' },
    { id: 'order', title: '聚类顺序' },
    { id: 'p_adj', title: '校正 p 值矩阵' },
  ],
  unfit: ['no-common-samples'],
  charts: ['correlation-heatmap', 'correlation-chord'],
  run: ({ env, matrix, matrix2 }, options, { progress }) => {
    progress('计算相关系数', 0);
    const read = readCorrelationOptions(options);
    const second = matrix2 ?? (env && environmentTable(env));
    const output = second ? crossCorrelation(matrix, second, read) : runCorrelation(matrix, read);
    progress('整理结果', 1);
    // Within one table a chord says nothing that the heat map does not.
    return second ? output : { ...output, charts: ['correlation-heatmap'] };
  },
  findings: (said) => {
    const two = said.has('tables');
    const range = `相关系数 ${said.number('r_min')}～${said.number('r_max')}`;
    const condition = `每个${!two && said.option('of') === 'samples' ? '样本' : '特征'}有 ${said.count('observations')} 个观测`;
    if (!two && said.option('of') === 'samples')
      return { headline: `${said.count('items')} 个样本两两的${range}`, condition };
    return {
      headline: `${two ? `两个表 ${said.count('items')} 个与 ${said.count('items_second')} 个变量` : `${said.count('items')} 个特征`}的 ${said.count('pairs')} 对中，${said.count('significant')} 对相关显著（校正后 P < 0.05）`,
      condition: `${range}，${condition}`,
    };
  },
  note: (options, facts) => correlationNote(version, options, facts),
});
