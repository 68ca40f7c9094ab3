import type { MethodDefinition } from '../../model/index.ts';
import { rankNames } from '../../taxa/index.ts';
import { adjustNames } from '../../options/shared/index.ts';
import { readStampOptions, testNames, type StampTest } from './stamp.schema.ts';

const sources: Readonly<Record<StampTest, string>> = {
  welch: '自由度按 Welch–Satterthwaite 公式计算（Welch 1947，doi:10.1093/biomet/34.1-2.28），置信区间由 t 分布得到',
  student: '用合并方差（Student 1908，doi:10.1093/biomet/6.1.1），置信区间由 t 分布得到',
  white:
    'p 值由置换分组得到，为 (命中次数 + 1) ÷ (置换次数 + 1)，置信区间为组内有放回抽样的分位数（White 等 2009，doi:10.1371/journal.pcbi.1000352）',
};

/** The methods paragraph of one run. */
export const stampNote: MethodDefinition['note'] = (raw, facts) => {
  const options = readStampOptions(raw);
  const level =
    facts['level'] === 'feature' || options.rank === 'feature'
      ? '各特征'
      : `${rankNames[options.rank]}水平的各分类单元`;
  return [
    `按 STAMP 的做法（Parks 等 2014，doi:10.1093/bioinformatics/btu494）比较“${facts['test_group']}”与参照组“${facts['reference']}”（n = ${facts['n_test']} 与 ${facts['n_ref']}）${level}的平均比例。各样本的丰度先除以样本总和。`,
    `检验采用 ${testNames[options.test]}（双侧），${sources[options.test]}${options.test === 'white' ? `，次数 ${options.permutations}` : ''}；置信水平 ${options.confidence}。`,
    `多重检验校正采用 ${adjustNames[options.p_adjust]}。以${options.p_column === 'p' ? '原始 p 值' : '校正后 p 值'} < ${options.p}${options.effect > 0 ? `且比例之差不小于 ${options.effect} 个百分点` : ''}为显著：${facts['features']} 个中 ${facts['tested']} 个有 p 值，${facts['significant']} 个显著，其中 ${facts['higher']} 个在“${facts['test_group']}”较高。`,
    '缺失值不作 0 处理，有缺失值时停止计算；组内数值没有变化的不给 p 值。',
  ].join('');
};
