import type { MethodDefinition } from '../../model/index.ts';
import { adjustSources } from '../../two-group-comparison/index.ts';
import { adjustNames } from '../../options/shared/index.ts';
import { readEdgerOptions } from './edger.schema.ts';
import type { EdgerOptions } from './edger.schema.ts';

const libraries: Readonly<Record<EdgerOptions['library'], string>> = {
  tmm: '文库大小以 TMM 校正（Robinson & Oshlack 2010，doi:10.1186/gb-2010-11-3-r25）',
  rle: '文库大小以 RLE 校正（Anders & Huber 2010，doi:10.1186/gb-2010-11-10-r106）',
  uq: '文库大小以上四分位数校正（Bullard 等 2010，doi:10.1186/1471-2105-11-94）',
  none: '文库大小取总计数，不另校正',
};

const tests: Readonly<Record<EdgerOptions['test'], string>> = {
  qlf: '拟似然 F 检验（Lund 等 2012，doi:10.1515/1544-6115.1826；Lun 等 2016，doi:10.1007/978-1-4939-3578-9_19）',
  lrt: '似然比检验（McCarthy 等 2012，doi:10.1093/nar/gks042）',
  exact: '精确检验（Robinson & Smyth 2008，doi:10.1093/biostatistics/kxm030）',
};

const rounded = (value: string | number | undefined): string | number =>
  typeof value === 'number' ? Number(value.toPrecision(3)) : (value ?? '未知');

/** The methods paragraph of one run. */
export const edgerNote: MethodDefinition['note'] = (raw, facts) => {
  const options = readEdgerOptions(raw);
  const filter = options.filter
    ? `去掉低计数特征（定义同 edgeR::filterByExpr，最低计数 ${options.min_count}；Chen 等 2016，doi:10.12688/f1000research.8987.2）之后，`
    : '不去掉低计数特征，';
  const estimate = options.test === 'exact' ? '分位数校正的条件似然' : ' Cox-Reid 校正的轮廓似然';
  const quasi =
    options.test === 'qlf'
      ? `；检验用趋势离散度，并以经验贝叶斯收缩各特征的拟似然离散度（先验自由度 ${rounded(facts['ql_prior_df'])}）`
      : '；检验用逐特征离散度';
  const column = options.p_column === 'p' ? '原始 p 值' : '校正后 p 值';
  return [
    `对 ${facts['groups']} 各组（n = ${facts['n']}）的计数逐特征拟合负二项对数线性模型，自变量为分组${facts['terms'] ? `与${facts['terms']}` : ''}（Robinson 等 2010，doi:10.1093/bioinformatics/btp616）。${Number(facts['rounded']) > 0 ? `${facts['rounded']} 个小数计数四舍五入。` : ''}`,
    `${filter}${libraries[options.library]}。`,
    `离散度以${estimate}加权估计，逐特征向随平均水平变化的趋势收缩（共同离散度 ${rounded(facts['common'])}，即生物学变异系数 ${rounded(facts['bcv'])}；先验自由度 ${rounded(facts['prior_df'])}；Chen 等 2014，doi:10.1007/978-3-319-07212-8_3）${quasi}。`,
    `以${tests[options.test]}${options.contrasts === 'pairs' ? '两两比较所有组' : '将各组与参照组比较'}：${facts['contrasts']}。log2 差异倍数由模型估计，每个计数先加约 0.125（按文库大小分摊）。每个比较的 p 值各自采用 ${adjustNames[options.p_adjust]}校正，见 ${adjustSources[options.p_adjust]}。计数不允许缺失。`,
    `以${column} < ${options.p}${options.fc > 1 ? ` 且差异倍数不小于 ${options.fc}` : ''}为差异特征，在 ${facts['kept']} 个特征中各比较合计得到上调 ${facts['up']} 个、下调 ${facts['down']} 个。`,
  ].join('');
};
