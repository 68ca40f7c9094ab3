import type { MethodOutput, Options } from '../../model/index.ts';
import { readGseaOptions } from './gsea.schema.ts';

/** The methods paragraph of one run. */
export function gseaNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { permutations, weight, min_size, max_size } = readGseaOptions(options);
  return [
    `对按得分从高到低排列的 ${facts['features']} 个特征作预排序的基因集富集分析（GSEA；Subramanian 等，2005，doi:10.1073/pnas.0506580102）。`,
    facts['feature_column'] ? `特征名取自排序表的“${facts['feature_column']}”列。` : '',
    Number(facts['unmatched']) > 0 ? `其中 ${facts['unmatched']} 个不在任何功能集合中，仍留在排序里。` : '',
    `检验排序表中大小为 ${min_size}～${max_size} 的 ${facts['tested']} 个集合（共 ${facts['sets']} 个）。`,
    weight === 0 ? '命中时累积和等量上升（不加权）' : `命中时累积和按得分绝对值的 ${weight} 次方上升`,
    '，未命中时等量下降，富集分数 ES 为累积和离 0 最远处的值；得分相同的特征按文件中的次序。',
    `随机抽取 ${permutations} 组同样大小的特征作零分布（种子 ${facts['seed']}），做法同 fgsea 的简单算法（Korotkevich 等，2021，doi:10.1101/060012）：`,
    'NES 为 ES 与同号随机 ES 绝对值平均之比，p 值为 (更极端的同号次数 + 1)/(同号次数 + 1)，并按 BH（Benjamini 与 Hochberg，1995，doi:10.1111/j.2517-6161.1995.tb02031.x）校正。',
    `校正后 p < 0.05 的集合中，${facts['up']} 个在得分高的一端富集，${facts['down']} 个在得分低的一端富集。`,
    `计算使用 Panome 全组学云 gsea 方法（版本 ${version}）。`,
  ].join('');
}
