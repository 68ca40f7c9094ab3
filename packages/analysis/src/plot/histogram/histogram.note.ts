import type { MethodDefinition } from '../../model/index.ts';
import type { BinRule } from '../../density/index.ts';
import { readHistogramOptions } from './histogram.schema.ts';

const rules: Readonly<Record<Exclude<BinRule, 'count' | 'width'>, string>> = {
  fd: 'Freedman–Diaconis 规则（1981，doi:10.1007/BF01025868）',
  sturges: 'Sturges 规则（1926，doi:10.1080/01621459.1926.10502161）',
  scott: 'Scott 规则（1979，doi:10.1093/biomet/66.3.605）',
};

/** The methods paragraph of one run. */
export const histogramNote: MethodDefinition['note'] = (raw, facts) => {
  const { count, density, rule, transform, width } = readHistogramOptions(raw);
  const division =
    rule === 'count'
      ? `从最小值到最大值等分为 ${count} 个区间`
      : rule === 'width'
        ? `区间宽度为 ${width}，边界为它的整数倍`
        : `区间数按${rules[rule]}，边界取整齐的数（与 R 的 hist 相同）`;
  return [
    `直方图画出 ${facts['columns']} 列数值${Number(facts['groups']) > 0 ? `，按“${facts['group']}”分为 ${facts['groups']} 组，各组共用区间` : ''}，共 ${facts['values']} 个值；${transform === 'none' ? '数值未作变换' : `数值取 ${transform}`}。`,
    `${division}，上限归入区间；“${facts['first']}”列有 ${facts['bins']} 个区间，宽 ${Number(Number(facts['width']).toPrecision(4))}。`,
    density === 'none'
      ? '没有画密度曲线。'
      : `密度曲线为高斯核估计，带宽取 ${density === 'sj' ? `Sheather–Jones 法（1991，doi:10.1111/j.2517-6161.1991.tb01857.x）${Number(facts['plain']) > 0 ? `，其中 ${facts['plain']} 个无解，改用 Silverman 经验法则` : ''}` : 'Silverman 经验法则（1986，doi:10.1201/9781315140919）'}。`,
    `缺失值${transform === 'none' ? '' : '以及不能取对数的 0 与负值'}不参与，共 ${facts['missing']} 个；没有作统计检验。`,
    rule === 'count' || rule === 'width' ? '频数分布图见 Pearson 1895（doi:10.1098/rsta.1895.0010）。' : '',
  ].join('');
};
