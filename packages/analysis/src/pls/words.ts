import type { MethodOutput } from '../model/index.ts';
import type { Transform } from '../transform/index.ts';
import type { Scale } from './blocks.ts';
import type { ProjectionOptions } from './options.ts';

const transformText: Readonly<Record<Transform, string>> = {
  none: '数据未作变换',
  log2: '数据经 log2 变换',
  log10: '数据经 log10 变换',
  glog: '数据经广义对数变换（Durbin 等，2002，doi:10.1093/bioinformatics/18.suppl_1.S105）',
  clr: '数据经中心对数比（CLR）变换（Aitchison，1982，doi:10.1111/j.2517-6161.1982.tb01195.x）',
};
const scaleText: Readonly<Record<Scale, string>> = {
  auto: '各特征中心化后除以标准差（单位方差缩放，n − 1）',
  pareto: '各特征中心化后除以标准差的平方根（Pareto 缩放）',
  none: '各特征仅作中心化',
};

/** The samples and features that stayed out, and why. */
export function leftOut(facts: MethodOutput['facts']): string {
  const left = [
    Number(facts['features_missing']) > 0 ? `${facts['features_missing']} 个含缺失值的特征` : '',
    Number(facts['features_constant']) > 0 ? `${facts['features_constant']} 个取值恒定的特征` : '',
  ].filter(Boolean);
  const features =
    left.length > 0 ? `输入共 ${facts['features_input']} 个特征，其中${left.join('和')}未参与计算。` : '';
  const samples =
    Number(facts['samples_left'] ?? 0) > 0
      ? `另有 ${facts['samples_left']} 个样本不属于这些分组${facts['groups_left'] ? `（${facts['groups_left']}）` : ''}，未参与。`
      : '';
  return `${samples}${features}`;
}

export const preparation = ({ scale, transform }: ProjectionOptions): string =>
  `${transformText[transform]}，${scaleText[scale]}（van den Berg 等，2006，doi:10.1186/1471-2164-7-142）。`;

/** Format of the numbers of a model in a paragraph. */
export const figure = (value: string | number | undefined): string => Number(value).toFixed(3).replace('-', '−');
export const pText = (value: string | number | undefined): string => Number(Number(value).toPrecision(3)).toString();
