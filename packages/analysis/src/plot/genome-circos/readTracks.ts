import type { Message, Ranked, RecordColumn, Records } from '../../model/index.ts';
import { chromosomeOrder, plainChromosome } from '../../genome/index.ts';
import { findColumn, pickNumbers, pickText, refusal } from '../../records/index.ts';
import { roleLabels } from './genomeCircos.schema.ts';
import type { ColumnRole, GenomeCircosOptions } from './genomeCircos.schema.ts';

type TrackKind = 'bar' | 'point' | 'line' | 'heat' | 'label';
export type Item = {
  readonly track: string;
  readonly kind: TrackKind;
  readonly chromosome: string;
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly name: string;
};
type Link = { readonly from: Place; readonly to: Place; readonly value: number; readonly name: string };
type Place = { readonly chromosome: string; readonly start: number; readonly end: number };
export type Tracks = {
  readonly items: readonly Item[];
  readonly links: readonly Link[];
  readonly chromosomes: readonly { readonly name: string; readonly length: number }[];
  readonly left: number;
  readonly messages: readonly Message[];
};

/** The names by which a column is recognised, without case and marks. */
const patterns: Readonly<Record<ColumnRole, RegExp>> = {
  type: /^(type|kind|tracktype|plottype|类型|图形|画法)$/u,
  chromosome: /^(chr|chrom|chromosome|chr1|chrom1|seqname|seqid|染色体|染色体1)$/u,
  start: /^(start|start1|pos|position|begin|bp|起点|起点1|位置|起始)$/u,
  end: /^(end|end1|stop|终点|终点1|终止|长度|length)$/u,
  value: /^(value|score|log2fc|logfc|density|weight|数值|值|得分|密度)$/u,
  track: /^(track|ring|layer|轨道|圈|图层)$/u,
  name: /^(name|label|gene|id|名称|标签|基因)$/u,
  chromosome2: /^(chr2|chrom2|chromosome2|tochr|染色体2|目标染色体)$/u,
  start2: /^(start2|pos2|position2|起点2|位置2)$/u,
  end2: /^(end2|stop2|终点2)$/u,
};

const kinds: readonly (readonly [RegExp, TrackKind | 'chromosome' | 'link'])[] = [
  [/^(chromosome|chr|karyotype|ideogram|染色体)$/u, 'chromosome'],
  [/^(bar|bars|histogram|柱|柱形|条形)$/u, 'bar'],
  [/^(point|points|scatter|dot|点|散点)$/u, 'point'],
  [/^(line|lines|线|折线)$/u, 'line'],
  [/^(heat|heatmap|热图)$/u, 'heat'],
  [/^(link|links|ribbon|连线|连接|共线性)$/u, 'link'],
  [/^(label|text|gene|标签|文字)$/u, 'label'],
];
const kindWords = '染色体、柱、点、线、热图、连线、标签';

/**
 * @throws {InputError} When a column cannot be found, a type is not known, a row lies outside its chromosome, or
 * nothing can be drawn.
 */
export function readTracks(records: Records, lengths: Ranked | undefined, { columns }: GenomeCircosOptions): Tracks {
  const wanted = (role: ColumnRole) => ({ option: `${role}_column`, label: roleLabels[role], names: patterns[role] });
  const [type, chromosome] = [
    pickText(records, columns.type, wanted('type')),
    pickText(records, columns.chromosome, wanted('chromosome')),
  ];
  const start = pickNumbers(records, columns.start, wanted('start'));
  const [end, value, start2, end2] = (['end', 'value', 'start2', 'end2'] as const).map(
    (role) => findColumn(records, columns[role], { ...wanted(role), taken: [start] }, true)?.numbers ?? null,
  );
  const [track, name, chromosome2] = (['track', 'name', 'chromosome2'] as const).map((role): RecordColumn | null =>
    findColumn(records, columns[role], { ...wanted(role), taken: [type, chromosome] }, false),
  );
  const at = (column: Float64Array | null | undefined, row: number, other: number): number => {
    const found = column?.[row];
    return found === undefined || Number.isNaN(found) ? other : found;
  };
  const place = (text: string, from: number, to: number): Place => ({
    chromosome: plainChromosome(text),
    start: Math.min(from, to),
    end: Math.max(from, to),
  });

  const items: Item[] = [];
  const links: Link[] = [];
  const given = new Map((lengths?.ids ?? []).map((id, i) => [plainChromosome(id), lengths!.scores[i]!]));
  let left = 0;
  for (let row = 0; row < records.rows; row += 1) {
    const word = type.text[row]!.trim().toLowerCase();
    const kind = kinds.find(([pattern]) => pattern.test(word))?.[1];
    if (word !== '' && !kind)
      throw refusal(
        'unknown-type',
        `“${type.name}”列第 ${row + 1} 行的“${type.text[row]}”不是可画的类型`,
        `请写成其中之一：${kindWords}（或 chromosome、bar、point、line、heat、link、label）`,
      );
    const own = plainChromosome(chromosome.text[row]!);
    const from = start.numbers[row]!;
    const number = value?.[row] ?? Number.NaN;
    if (kind === 'chromosome' && own !== '') {
      // A table of lengths may give them as end, or as the only number.
      const length = at(end, row, Number.isNaN(from) ? number : from);
      if (!(length > 0))
        throw refusal(
          'length-not-positive',
          `染色体“${own}”（第 ${row + 1} 行）的长度 ${Number.isNaN(length) ? '为空' : length}，应大于 0`,
          '请在终点列写染色体的长度',
        );
      given.set(own, length);
    } else if (!kind || own === '' || Number.isNaN(from)) left += 1;
    else if (kind === 'link') {
      const [other, to] = [chromosome2?.text[row] ?? '', start2?.[row] ?? Number.NaN];
      if (other === '' || Number.isNaN(to)) left += 1;
      else
        links.push({
          from: place(own, from, at(end, row, from)),
          to: place(other, to, at(end2, row, to)),
          value: number,
          name: name?.text[row] ?? '',
        });
    } else if (kind !== 'chromosome' && (kind === 'label' || !Number.isNaN(number))) {
      items.push({
        track: track?.text[row] || ({ bar: '柱', point: '点', line: '线', heat: '热图', label: '标签' } as const)[kind],
        kind,
        ...place(own, from, at(end, row, from)),
        value: number,
        name: name?.text[row] ?? '',
      });
    } else left += 1;
  }
  if (items.length + links.length === 0)
    throw refusal(
      'no-rows',
      '没有可画的行：除染色体外，每行至少要有类型、染色体和起点，柱、点、线、热图还要有数值，连线还要有另一端',
      '请检查各列是否选对',
    );
  return { items, links, left, ...genomeOf([...items, ...links.flatMap(({ from, to }) => [from, to])], given, left) };
}

function genomeOf(
  places: readonly Place[],
  given: ReadonlyMap<string, number>,
  left: number,
): Pick<Tracks, 'chromosomes' | 'messages'> {
  const last = new Map<string, number>();
  for (const { chromosome, end } of places) last.set(chromosome, Math.max(last.get(chromosome) ?? 0, end));
  const before = places.find(({ start }) => start < 0);
  if (before)
    throw refusal(
      'position-negative',
      `染色体“${before.chromosome}”有小于 0 的位置 ${before.start}`,
      '请改正起点与终点',
    );
  const natural = [...last.keys()].toSorted(chromosomeOrder);
  const without = natural.filter((name) => !given.has(name));
  const beyond = natural.find((name) => last.get(name)! > (given.get(name) ?? Infinity));
  if (beyond !== undefined)
    throw refusal(
      'beyond-chromosome',
      `染色体“${beyond}”长 ${given.get(beyond)!}，却有到 ${last.get(beyond)!} 的位置`,
      '请检查长度与位置是否为同一参考基因组、同一单位',
    );
  const names = given.size > 0 ? [...given.keys(), ...without] : natural;
  if (names.length > 200)
    throw refusal('too-many-chromosomes', `有 ${names.length} 条染色体，最多 200 条`, '未组装到染色体的片段请先去掉');
  const messages: Message[] = [];
  if (left > 0) messages.push({ level: 'info', text: `${left} 行缺少类型、染色体、位置、数值或连线的另一端，未画` });
  if (given.size === 0) messages.push({ level: 'info', text: '没有给出染色体的长度，取各染色体的最大位置' });
  else if (without.length > 0)
    messages.push({
      level: 'warning',
      text: `${without.length} 条染色体没有给出长度，排在最后，长度取其最大位置：${without.slice(0, 5).join('、')}${without.length > 5 ? ' 等' : ''}`,
    });
  return {
    chromosomes: names.map((name) => ({ name, length: given.get(name) ?? Math.max(1, last.get(name)!) })),
    messages,
  };
}
