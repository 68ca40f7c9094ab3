import type { MethodDefinition } from '../../model/index.ts';
import { adjustNames } from '../../options/shared/index.ts';
import { adjustSources } from '../../two-group-comparison/index.ts';
import { readDeqmsOptions } from './deqms.schema.ts';

/** The methods paragraph of one run. */
export const deqmsNote: MethodDefinition['note'] = (raw, facts) => {
  const options = readDeqmsOptions(raw);
  const column = options.p_column === 'p' ? '原始 p 值' : '校正后 p 值';
  return [
    `对 ${facts['groups']} 各组（n = ${facts['n']}）逐蛋白拟合线性模型，自变量为分组${facts['terms'] ? `与${facts['terms']}` : ''}；${options.logged ? '输入数据视为已取 log2' : '输入数据先取 log2'}。`,
    `检验采用 DEqMS（Zhu 等 2020，doi:10.1074/mcp.TIR119.001646）：以 loess（跨度 0.75，局部二次）拟合残差方差的自然对数随“${facts['column']}”列 log2 值的变化${facts['raised'] === 1 ? '（该列有 0，全部加 1）' : ''}，得到各蛋白的先验方差，残差方差以经验贝叶斯向它收缩（先验自由度 ${Number(Number(facts['d0']).toFixed(1))}；不考虑肽段数时为 ${typeof facts['limma_d0'] === 'number' ? Number(facts['limma_d0'].toFixed(1)) : facts['limma_d0']}），再以 t 检验（双侧，自由度为残差自由度 + 先验自由度）${options.contrasts === 'pairs' ? '两两比较所有组' : '将各组与参照组比较'}：${facts['contrasts']}。`,
    `缺失值不参与该蛋白的拟合；缺失太多或没有肽段数的蛋白不给 p 值，也不计入校正。每个比较的 p 值各自采用 ${adjustNames[options.p_adjust]}校正，见 ${adjustSources[options.p_adjust]}。`,
    `以${column} < ${options.p}${options.fc > 1 ? ` 且差异倍数不小于 ${options.fc}` : ''}为差异蛋白，在 ${facts['features']} 个蛋白（其中 ${facts['tested']} 个有 p 值）中各比较合计得到上调 ${facts['up']} 个、下调 ${facts['down']} 个。`,
  ].join('');
};
