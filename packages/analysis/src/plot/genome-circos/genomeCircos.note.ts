import type { MethodOutput, Options } from '../../model/index.ts';
import { measureNames, readGenomeCircosOptions } from './genomeCircos.schema.ts';

/** The paragraph of one run. */
export function genomeCircosNote(version: string, raw: Options, facts: MethodOutput['facts']): string {
  const { measure, window } = readGenomeCircosOptions(raw);
  return [
    `基因组圈图（Krzywinski 等，2009，doi:10.1101/gr.092759.109）：${facts['chromosomes']} 条染色体首尾相接绕成一圈，弧长与长度成正比；`,
    Number(facts['tracks']) > 0
      ? `从外到内为 ${facts['track_names']}，共 ${facts['rows']} 行${window > 0 ? `，按 ${window / 1e6} Mb 的窗口取${measureNames[measure]}（行按中点归入窗口${measure === 'count' || measure === 'sum' ? '，没有行的窗口为 0' : '，没有行的窗口不画'}），得到 ${facts['items']} 个值` : ''}；`
      : '',
    Number(facts['links']) > 0 ? `连线 ${facts['links']} 条，其中 ${facts['within']} 条在同一染色体内。` : '没有连线。',
    Number(facts['left']) > 0 ? `${facts['left']} 行缺少作图所需的内容，未画。` : '',
    `作图使用 Panome 全组学云 genome-circos 方法（版本 ${version}）。`,
  ].join('');
}
