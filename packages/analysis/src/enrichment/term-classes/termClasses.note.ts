import type { MethodOutput, Options } from '../../model/index.ts';
import { adjustNames } from '../../options/shared/index.ts';
import { readTermClassesOptions } from './termClasses.schema.ts';

const backgrounds: Readonly<Record<string, string>> = { list: '背景列表', table: '差异结果表', sets: '功能集合' };

/** The methods paragraph of one run. */
export function termClassesNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { level, p_adjust, universe } = readTermClassesOptions(options);
  return [
    facts['list_rule'] ? `名单为差异结果表中${facts['list_rule']}的特征。` : '',
    facts['feature_column'] ? `特征名取自差异结果表的“${facts['feature_column']}”列。` : '',
    `对名单中的 ${facts['listed']} 个特征按功能分类计数，其中 ${facts['classified']} 个有分类${facts['up'] === undefined ? '' : `（上调 ${facts['up']} 个，下调 ${facts['down']} 个）`}。`,
    facts['by'] === 'ontology'
      ? `分类取功能层级中自各顶层条目沿 is_a 向下到第 ${level} 级的条目（顶层为第 1 级；The Gene Ontology Consortium，2000，doi:10.1038/75556），一个特征属于它的注释条目经 is_a 与 part_of 到达的全部该级条目，每类只计一次。`
      : '分类取功能集合文件中的分类列（如 KEGG 通路的一级与二级分类；Kanehisa 等，2016，doi:10.1093/nar/gkv1070），一个特征属于它所在各集合的分类，每类只计一次。',
    `百分比为占名单（或上调、下调特征）中有分类的特征的比例；一个特征可属于多类，各类之和可超过 100%。对照为${backgrounds[String(facts['background_from'])]}中有分类的 ${facts['background']} 个特征。`,
    `各类是否比随机多，以超几何分布的上尾概率检验（单侧；${universe === 'all' && facts['background_from'] !== 'sets' ? '背景的全部' : '背景中有分类的'} ${facts['total']} 个特征中名单占 ${facts['drawn']} 个），用 ${adjustNames[p_adjust]} 在全部分类上校正，校正后 p < 0.05 的有 ${facts['significant']} 类；各类大而有重叠，检验只供参考。`,
    `计算使用 Panome 全组学云 term-classes 方法（版本 ${version}）。`,
  ].join('');
}
