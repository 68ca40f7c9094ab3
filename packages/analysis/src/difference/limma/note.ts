import type { MethodDefinition } from '../../model/index.ts';
import { adjustSources } from '../../two-group-comparison/index.ts';
import { adjustNames } from '../../options/shared/index.ts';
import { readLimmaOptions } from './limma.schema.ts';

/** The methods paragraph of one run. */
export const limmaNote: MethodDefinition['note'] = (raw, facts) => {
  const options = readLimmaOptions(raw);
  const data = options.voom
    ? `输入为计数：${options.filter ? '去掉低计数特征（定义同 edgeR::filterByExpr，Chen 等 2016，doi:10.12688/f1000research.8987.2）之后，' : ''}以${options.voom_factors === 'tmm' ? ' TMM 校正的文库大小（Robinson & Oshlack 2010，doi:10.1186/gb-2010-11-3-r25）' : '总计数'}换算为 log2 CPM，并以 voom 按均值与方差的趋势加权（Law 等 2014，doi:10.1186/gb-2014-15-2-r29）`
    : options.logged
      ? '输入数据视为已取 log2'
      : '输入数据先取 log2';
  const column = options.p_column === 'p' ? '原始 p 值' : '校正后 p 值';
  return [
    `对 ${facts['groups']} 各组（n = ${facts['n']}）逐特征拟合线性模型，自变量为分组${facts['terms'] ? `与${facts['terms']}` : ''}；${data}。`,
    `各特征的残差方差以经验贝叶斯向共同的先验收缩（先验自由度 ${typeof facts['d0'] === 'number' ? Number(facts['d0'].toFixed(2)) : facts['d0']}${options.trend ? '，先验方差随平均水平变化' : ''}），以调节 t 检验（双侧）${options.contrasts === 'pairs' ? '两两比较所有组' : '将各组与参照组比较'}：${facts['contrasts']}（Smyth 2004，doi:10.2202/1544-6115.1027；Ritchie 等 2015，doi:10.1093/nar/gkv007）。`,
    `缺失值不参与该特征的拟合；缺失太多而无法估计的比较不给 p 值，也不计入校正。每个比较的 p 值各自采用 ${adjustNames[options.p_adjust]}校正，见 ${adjustSources[options.p_adjust]}。`,
    `以${column} < ${options.p}${options.fc > 1 ? ` 且差异倍数不小于 ${options.fc}` : ''}为差异特征，在 ${facts['kept']} 个特征中各比较合计得到上调 ${facts['up']} 个、下调 ${facts['down']} 个。`,
  ].join('');
};
