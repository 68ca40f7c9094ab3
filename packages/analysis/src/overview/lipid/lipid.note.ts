import type { MethodDefinition } from '../../model/index.ts';
import { readLipidOptions } from './lipid.schema.ts';

/** The methods paragraph of one run. */
export const lipidNote: MethodDefinition['note'] = (raw, facts) => {
  const { ether, logged, relative } = readLipidOptions(raw);
  return [
    `脂质的类别、总碳数与总双键数由名称按 LIPID MAPS 简写读出（Liebisch 等 2020，doi:10.1194/jlr.S120001025），读出 ${facts['species']} 个、${facts['classes']} 类，其中 ${facts['molecular']} 个写明了各链；${facts['unread']} 个名称读不出，未参与。`,
    `${ether ? '醚键（O-）与烯醚键（P-）的脂质各自成类' : '醚键（O-）与烯醚键（P-）的脂质并入同名的类'}，烯醚键的双键不计入双键数。`,
    `各类的量为样本中该类脂质之和${logged ? '（数据已取 log2，先还原为 2 的幂）' : ''}，${relative ? '换算为占样本脂质总量的比例' : '没有换算为比例'}；${facts['missing']} 个缺失值不计入和，不填补；列出 ${facts['listed']} 类，其余合为“其他”。`,
    facts['reference'] === ''
      ? '没有分组，没有计算差异倍数。'
      : `log2 FC 为 ${facts['test_group']} 与 ${facts['reference']} 均值之比的 log2，总碳数与总双键数相同的脂质先在样本内相加。`,
  ].join('');
};
