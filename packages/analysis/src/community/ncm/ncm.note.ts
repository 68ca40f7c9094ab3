import type { MethodOutput, Options } from '../../model/index.ts';
import { readNcmOptions } from './ncm.schema.ts';

/** The methods paragraph of one run. */
export function ncmNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { by, rarefy } = readNcmOptions(options);
  const one = Number(facts['fits']) === 1;
  return [
    `对 ${facts['samples']} 个样本、${facts['features']} 个特征的计数表${by === 'group' ? `按分组（${facts['fits']} 组）各` : ''}拟合中性群落模型（Sloan 等，2006，doi:10.1111/j.1462-2920.2005.00956.x）；`,
    rarefy === 'least'
      ? `各样本先随机抽平到 ${facts['depth']} 条（不放回，种子 ${facts['seed']}）。`
      : '未作抽平，N 取各样本总条数的平均。',
    '平均相对丰度为 p 的特征，出现频率的期望为 Beta(Nmp, Nm(1 − p)) 大于 1/N 的概率；迁移率 m 由对出现频率的非线性最小二乘得到，R² = 1 − 残差平方和 ÷ 离差平方和，做法同 Burns 等（2016，doi:10.1038/ismej.2015.142）公布的 R 代码；',
    'm 的 95% 置信区间由残差平方和的轮廓得到。预测频率的 95% 区间为 Wilson 二项区间（1927，doi:10.1080/01621459.1927.10502953），频率在区间之外、且与预测相差不少于半个样本的特征记为高于或低于预测。',
    `${one ? '' : `${facts['first']}：`}m = ${Number(facts['m']).toPrecision(3)}，R² = ${Number(facts['r2']).toFixed(3)}。计数表不允许有缺失值，一条也没有的样本和没有检出的特征不参与。`,
    `计算使用 Panome 全组学云 ncm 方法（版本 ${version}）。`,
  ].join('');
}
