import type { MethodDefinition } from '../../model/index.ts';
import { readConstrainedOptions } from './constrained.schema.ts';
import { selectionWords } from './selected.ts';

const transforms = {
  hellinger: '丰度先作 Hellinger 变换（样本内比例的平方根；Legendre & Gallagher 2001，doi:10.1007/s004420100716）',
  log1p: '丰度先取 ln(x + 1)',
  none: '丰度未作变换',
} as const;

/** The methods paragraph of one run. */
export const constrainedNote =
  (kind: 'rda' | 'cca'): MethodDefinition['note'] =>
  (raw, facts) => {
    const options = readConstrainedOptions(raw);
    const share = (value: unknown): string => `${(100 * Number(value)).toFixed(1)}%`;
    const head =
      kind === 'rda'
        ? `以冗余分析（RDA；Rao 1964，Sankhyā A 26, 329–358）分析环境因子对群落组成的解释。${transforms[options.transform]}，各特征中心化${options.scale ? '并缩放为单位方差' : '，不缩放'}。`
        : '以典范对应分析（CCA；ter Braak 1986，doi:10.2307/1938672）分析环境因子对群落组成的解释，样本与特征以各自的总丰度为权重。';
    const p = Number(facts['model_p']);
    return [
      head,
      `共 ${facts['samples']} 个样本、${facts['features']} 个特征、${facts['count']} 个环境因子（${facts['variables']}）。计算与 vegan 2.6 的 ${kind} 相同，得分采用标尺 2，箭头为因子与各轴拟合得分的相关系数。`,
      selectionWords(options, options.permutations),
      `环境因子共解释 ${share(facts['explained'])} 的变异${kind === 'rda' ? `，校正后的 R² 为 ${share(facts['adjusted'])}（Peres-Neto 等 2006，doi:10.1890/0012-9658(2006)87[2614:VPOSDM]2.0.CO;2）` : ''}；置换检验（${options.permutations} 次，置换群落表的行）F = ${Number(facts['model_f']).toFixed(3)}，p = ${p < 0.001 ? p.toExponential(1) : p}。`,
      `${{ margin: '逐个因子的检验扣除其他全部因子（边际）', terms: '逐个因子的检验按表中次序依次加入', axes: '逐个约束轴的检验扣除前面各轴，以最大特征值为统计量' }[options.by]}${facts['significant'] ? `，p < 0.05 的有 ${facts['significant']}` : '，没有 p < 0.05 的'}（Legendre 等 2011，doi:10.1111/j.2041-210X.2010.00078.x）。`,
      `各因子的方差膨胀因子最大为 ${Number(facts['vif_max']).toPrecision(3)}。有环境因子缺失的样本不参与；丰度表的缺失值不作 0 处理，有缺失值时停止计算。没有变化或完全由其他因子决定的因子不进入模型。`,
    ].join('');
  };
