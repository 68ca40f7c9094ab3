import type { MethodDefinition } from '../../model/index.ts';
import { readOavOptions } from './oav.schema.ts';

const scales = {
  log: '取 log10(1 + 和) 后各轴共用一个尺度',
  max: '各轴除以自身的最大值',
  none: '各轴共用一个尺度',
} as const;

/** The methods paragraph of one run. */
export const oavNote: MethodDefinition['note'] = (raw, facts) => {
  const { factor, least, scale } = readOavOptions(raw);
  return [
    `气味活度值 OAV = 浓度${factor === 1 ? '' : ` × ${factor}`} ÷ 气味阈值（Rothe 与 Thomas 1963，doi:10.1007/BF01493349），阈值取所给阈值表的“${facts['column_threshold']}”列；${facts['compounds']} 个化合物有阈值，${facts['without']} 个没有阈值、未计算。`,
    `各组取样本 OAV 的算术平均，缺失的浓度不计、不当作 0；任一组平均 OAV ≥ ${least} 的 ${facts['active']} 个。ROAV 以 OAV 最大的化合物为 100。`,
    facts['noted'] === 1
      ? `香韵取“${facts['column_note']}”列，各香韵为这些化合物的平均 OAV 之和，一个化合物有几个香韵时每个都计；雷达图${scales[scale]}。`
      : `阈值表没有香韵，雷达图以化合物为轴，${scales[scale]}。`,
  ].join('');
};
