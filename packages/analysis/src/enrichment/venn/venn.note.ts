import type { MethodOutput, Options } from '../../model/index.ts';
import { readVennOptions } from './venn.schema.ts';

/** The methods paragraph of one run. */
export function vennNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  return [
    `对 ${facts['lists']} 个列表共 ${facts['names']} 个不重复的名称求交集，名称${readVennOptions(options).ignore_case ? '不分' : '区分'}大小写，须完全相同才算一致，每个列表内重复的名称只计一次。`,
    `每个名称归入它恰好所属的列表组合，共得到 ${facts['regions']} 个不为空的组合；同时出现在全部列表中的有 ${facts['common']} 个。`,
    Number(facts['lists']) > 6
      ? '列表多于 6 个，交集以 UpSet 图（Lex 等，2014，doi:10.1109/TVCG.2014.2346248）展示，花瓣图只给出共有数与各列表的独有数。'
      : '交集以韦恩图与 UpSet 图（Lex 等，2014，doi:10.1109/TVCG.2014.2346248）展示，图形面积不与个数成比例。',
    `计算使用 Panome 全组学云 venn 方法（版本 ${version}）。`,
  ].join('');
}
