import { multiGroupNote } from '../multi-group/index.ts';
import type { MethodDefinition } from '../../model/index.ts';
import { readRatioIndexOptions } from './ratioIndex.schema.ts';

/** The methods paragraph of one run. */
export const ratioIndexNote: MethodDefinition['note'] = (raw, facts) => {
  const { logged, transform } = readRatioIndexOptions(raw);
  return [
    `按公式逐个样本计算 ${facts['indices']} 个指标：${facts['formulas']}${Number(facts['indices']) > 8 ? ' 等' : ''}${logged ? '；数据已取 log2，先还原为 2 的幂' : ''}${transform === 'log2' ? '；指标再取 log2' : ''}。`,
    `公式中任一特征缺失、分母为 0 或取不了对数时指标记为缺失，不填补、不加小数：因特征缺失 ${facts['missing']} 个，分母为 0 的 ${facts['zero']} 个，取不了对数的 ${facts['domain']} 个（共 ${facts['values']} 个）。`,
    // The figures tested are those of the formulas.
    multiGroupNote(raw, facts).replace('输入数据按原样检验，未另作变换。', '').replaceAll('特征', '指标'),
  ].join('');
};
