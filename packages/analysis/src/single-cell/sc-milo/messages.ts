import type { Groups, Message, Table } from '../../model/index.ts';
import { fewest } from './joinedCells.ts';

export function mostChanged(table: Table): string {
  const column = (name: string) => table.columns.find((one) => one.name === name)!.values;
  const [clusters, up, down] = [
    column('cluster') as readonly string[],
    column('up') as Float64Array,
    column('down') as Float64Array,
  ];
  const said = ([word, of]: readonly [string, Float64Array]): string[] => {
    const at = of.reduce((best, value, row) => (value > of[best]! ? row : best), 0);
    return (of[at] ?? 0) > 0
      ? [`${word}最多的是“${/^\d+$/u.test(clusters[at]!) ? `簇 ${clusters[at]}` : clusters[at]}”`]
      : [];
  };
  return (
    [
      ['增多', up],
      ['减少', down],
    ] as const
  )
    .flatMap(said)
    .join('，');
}

export function said(whole: Groups, { samples }: Groups, mean: number): Message[] {
  const messages: Message[] = [];
  const single = whole.levels.filter((level) => whole.group.filter((one) => one === level).length < fewest);
  if (single.length > 0)
    messages.push({
      level: 'warning',
      text: `${single.map((level) => `“${level}”`).join('、')}只有 1 个样本，没有重复，它的细胞未计入。`,
    });
  if (mean < 5 * samples.length)
    messages.push({
      level: 'warning',
      text: `邻域平均只有 ${mean.toFixed(0)} 个细胞，少于样本数 ${samples.length} 的 5 倍，检验没有多少把握，请增大近邻数。`,
    });
  return messages;
}
