import type { MethodDefinition } from '../../model/index.ts';
import { adjustSources } from '../../two-group-comparison/index.ts';
import { adjustNames } from '../../options/shared/index.ts';
import { readDeseq2Options } from './deseq2.schema.ts';
import type { Deseq2Options } from './deseq2.schema.ts';
import type { TrendKind } from './trend.ts';

const short = (value: unknown): string =>
  typeof value === 'number' ? String(Number(value.toPrecision(4))) : String(value);

/** How the changes were shrunk, besides the maximum likelihood estimate. */
const shrinkage = (shrink: Deseq2Options['shrink'], prior: unknown): string =>
  ({
    none: '，未作收缩',
    normal: `；另以均值为 0 的正态先验（各比较的方差依次为 ${String(prior)}，log2 尺度，由未收缩系数绝对值的加权 95% 分位数得到）重新拟合，得到收缩后的差异倍数，方法同 DESeq2 的 lfcShrink（type = normal），p 值不受影响`,
    apeglm: `；另对该系数加均值为 0 的柯西先验（各比较的尺度依次为 ${String(prior)}，自然对数尺度，由全部特征的估计与标准误按 Efron 与 Morris 的方法得到，至多为 1）、其余系数加标准差 15 的正态先验，取后验最大处为收缩后的差异倍数，标准误为拉普拉斯近似的后验标准差，s 值为局部方向错误率由小到大的累积平均，方法同 apeglm（Zhu 等 2019，doi:10.1093/bioinformatics/bty895；s 值见 Stephens 2017，doi:10.1093/biostatistics/kxw041），p 值不受影响`,
  })[shrink];

/** The methods paragraph of one run. */
export const deseq2Note: MethodDefinition['note'] = (raw, facts) => {
  const options = readDeseq2Options(raw);
  const local = 'ln 离散度对 ln 均值的局部二次回归（同 locfit 的默认设置）';
  const trends: Readonly<Record<TrendKind, string>> = {
    parametric:
      facts['trend'] === 'local'
        ? `${local}，因参数曲线不能描述而改用`
        : `参数曲线 ${short(facts['extra'])}/均值 + ${short(facts['asymptotic'])}`,
    local,
    mean: '所有特征共用的截尾均值',
  };
  const tests =
    options.test === 'wald'
      ? `以 Wald 检验（双侧，正态分布）${options.contrasts === 'pairs' ? '两两比较所有组' : '将各组与参照组比较'}：${facts['contrasts']}`
      : `以似然比检验比较有分组与没有分组的模型，一个 p 值针对所有组；差异倍数为 ${facts['contrasts']}`;
  const column = options.p_column === 'p' ? '原始 p 值' : '校正后 p 值';
  return [
    `对 ${facts['groups']} 各组（n = ${facts['n']}）的计数逐特征拟合负二项广义线性模型（对数连接），自变量为分组${facts['terms'] ? `与${facts['terms']}` : ''}，方法同 DESeq2（Love 等 2014，doi:10.1186/s13059-014-0550-8）。`,
    `${Number(facts['rounded']) > 0 ? `${facts['rounded']} 个非整数的估计计数先四舍五入。` : ''}${options.min_count > 0 ? `总计数低于 ${options.min_count} 的特征先去掉。` : ''}`,
    `样本的大小因子为${options.size_factors === 'ratio' ? '与几何平均样本之比的中位数' : '与几何平均样本之比的中位数，求几何平均时 0 按 1 计，使含 0 的特征也能参与（poscounts），并使因子的几何平均为 1'}（Anders & Huber 2010，doi:10.1186/gb-2010-11-10-r106）。`,
    `离散度先以 Cox–Reid 校正的剖面似然逐特征估计，再向趋势（${trends[options.trend]}）收缩，先验方差 ${short(facts['prior'])}（自然对数尺度）；高出趋势 2 个残差标准差的 ${facts['dispersion_outliers']} 个特征不收缩。`,
    `${tests}。log2 差异倍数为最大似然估计${shrinkage(options.shrink, facts['shrink_prior'])}。`,
    options.cooks
      ? `Cook 距离超过 F(p, n − p) 99% 分位数的计数视为离群：有 7 个以上重复的组中替换为截尾均值后重新拟合（${facts['replaced']} 个特征），3～6 个重复的组中该特征不给 p 值。`
      : '离群计数未作处理。',
    `p 值的校正采用 ${adjustNames[options.p_adjust]}，每个比较各自校正，见 ${adjustSources[options.p_adjust]}${options.filter ? `；校正前按平均计数独立过滤，目标 FDR ${options.alpha}，阈值 ${facts['threshold']}（Bourgon 等 2010，doi:10.1073/pnas.0914005107）` : ''}。`,
    `以${column} < ${options.p}${options.fc > 1 ? ` 且差异倍数不小于 ${options.fc}` : ''}为差异特征，在 ${facts['counted']} 个有计数的特征中各比较合计得到上调 ${facts['up']} 个、下调 ${facts['down']} 个。`,
  ].join('');
};
