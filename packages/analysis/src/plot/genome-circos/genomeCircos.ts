import { maximum, minimum } from '../../extremes/index.ts';
import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { MethodOutput, Ranked, Records } from '../../model/index.ts';
import { parameter } from '../../records/index.ts';
import { measureNames } from './genomeCircos.schema.ts';
import type { GenomeCircosOptions, Measure } from './genomeCircos.schema.ts';
import { readTracks } from './readTracks.ts';
import type { Item, Tracks } from './readTracks.ts';

const mostItems = 8_000;
const mostLinks = 2_000;
const mostLabels = 150;
const mostTracks = 8;

/** @throws {InputError} See `readTracks`, and when there is more than a figure can show. */
export function checkGenomeCircos(records: Records, lengths: Ranked | undefined, options: GenomeCircosOptions): Tracks {
  const tracks = readTracks(records, lengths, options);
  const drawn = tracks.items.filter(({ kind }) => kind !== 'label');
  const labels = tracks.items.length - drawn.length;
  if (options.window === 0 && drawn.length > mostItems)
    throw parameter(
      { option: 'window' },
      `各圈共有 ${drawn.length} 行，超过一张图能分辨的 ${mostItems} 行`,
      '请设置窗口宽度，如 1 Mb',
    );
  if (tracks.links.length > mostLinks)
    throw parameter(
      { option: 'type_column' },
      `有 ${tracks.links.length} 条连线，最多 ${mostLinks} 条`,
      '请只留最重要的连线',
    );
  if (labels > mostLabels)
    throw parameter({ option: 'type_column' }, `有 ${labels} 个标签，最多 ${mostLabels} 个`, '请只留要写出的名称');
  const names = new Set(drawn.map(({ track }) => track));
  if (names.size > mostTracks)
    throw parameter(
      { option: 'track_column' },
      `有 ${names.size} 圈，最多 ${mostTracks} 圈`,
      '请检查“轨道列”是否选对，它应只有几种取值',
    );
  for (const name of names) {
    const mixed = [...new Set(drawn.filter(({ track }) => track === name).map(({ kind }) => kind))];
    if (mixed.length > 1)
      throw parameter(
        { option: 'track_column' },
        `轨道“${name}”里有不止一种类型`,
        '同一圈的行要写同一种类型，或改用不同的轨道名',
      );
  }
  return tracks;
}

/**
 * Tracks along the chromosomes and links between places of them, merged in windows where asked.
 *
 * An item belongs to the window that holds its middle. Counts and sums are given for every window of a chromosome, the
 * others only where there is an item.
 *
 * @throws {InputError} See `checkGenomeCircos`.
 */
export function genomeCircos(
  records: Records,
  lengths: Ranked | undefined,
  options: GenomeCircosOptions,
): MethodOutput {
  const { chromosomes, items: read, left, links, messages } = checkGenomeCircos(records, lengths, options);
  const items = options.window > 0 ? merged(read, chromosomes, options.window, options.measure) : read;
  const order = new Map(chromosomes.map(({ name }, at) => [name, at]));
  const tracks = [...new Set(items.map(({ track }) => track))];
  const sorted = items.toSorted(
    (one, other) =>
      tracks.indexOf(one.track) - tracks.indexOf(other.track) ||
      order.get(one.chromosome)! - order.get(other.chromosome)! ||
      one.start - other.start ||
      one.end - other.end,
  );
  const number = <T>(of: readonly T[], value: (one: T) => number): Float64Array => Float64Array.from(of, value);
  const valuesOf = (track: string): number[] => sorted.filter((item) => item.track === track).map(({ value }) => value);
  const within = links.filter(({ from, to }) => from.chromosome === to.chromosome).length;

  return {
    tables: [
      tableOf('chromosomes', '染色体', [
        textColumn(
          'chromosome',
          '染色体',
          chromosomes.map(({ name }) => name),
          { help: '去掉 chr 前缀与前导零的名称，按作图的次序' },
        ),
        numberColumn(
          'length',
          '长度',
          number(chromosomes, ({ length }) => length),
          { help: '给出的长度，没有给出时为最大的位置，单位同位置列' },
        ),
        integerColumn(
          'items',
          '行数',
          number(chromosomes, ({ name }) => sorted.filter(({ chromosome }) => chromosome === name).length),
          { help: '各圈在这条染色体上的行数或窗口数' },
        ),
        integerColumn(
          'links',
          '连线数',
          number(
            chromosomes,
            ({ name }) => links.filter(({ from, to }) => from.chromosome === name || to.chromosome === name).length,
          ),
          { help: '有一端或两端在这条染色体上的连线数' },
        ),
      ]),
      tableOf('items', '各圈的数值', [
        textColumn(
          'track',
          '轨道',
          sorted.map(({ track }) => track),
          { help: '所在的一圈，从外到内按首次出现的次序' },
        ),
        textColumn(
          'kind',
          '类型',
          sorted.map(({ kind }) => kind),
          { help: '画法：柱（bar）、点（point）、线（line）、热图（heat）或标签（label）' },
        ),
        textColumn(
          'chromosome',
          '染色体',
          sorted.map(({ chromosome }) => chromosome),
          { help: '去掉 chr 前缀与前导零的名称' },
        ),
        numberColumn(
          'start',
          '起点',
          number(sorted, ({ start }) => start),
          { help: options.window > 0 ? '窗口的起点' : '起点的位置' },
        ),
        numberColumn(
          'end',
          '终点',
          number(sorted, ({ end }) => end),
          { help: options.window > 0 ? '窗口的终点，最后一个窗口到染色体末端' : '终点的位置' },
        ),
        numberColumn(
          'value',
          '数值',
          number(sorted, ({ value }) => value),
          { help: options.window > 0 ? `窗口内各行的${measureNames[options.measure]}` : '数值列的值，标签没有数值' },
        ),
        textColumn(
          'name',
          '名称',
          sorted.map(({ name }) => name),
          { help: '名称列的内容，合并成窗口后为空' },
        ),
      ]),
      tableOf('links', '连线', [
        textColumn(
          'chromosome_a',
          '染色体',
          links.map(({ from }) => from.chromosome),
          { help: '一端的染色体' },
        ),
        numberColumn(
          'start_a',
          '起点',
          number(links, ({ from }) => from.start),
          { help: '一端的起点' },
        ),
        numberColumn(
          'end_a',
          '终点',
          number(links, ({ from }) => from.end),
          { help: '一端的终点' },
        ),
        textColumn(
          'chromosome_b',
          '另一端的染色体',
          links.map(({ to }) => to.chromosome),
          { help: '另一端的染色体' },
        ),
        numberColumn(
          'start_b',
          '另一端的起点',
          number(links, ({ to }) => to.start),
          { help: '另一端的起点' },
        ),
        numberColumn(
          'end_b',
          '另一端的终点',
          number(links, ({ to }) => to.end),
          { help: '另一端的终点' },
        ),
        numberColumn(
          'value',
          '数值',
          number(links, ({ value }) => value),
          { help: '数值列的值，没有时为缺失' },
        ),
        textColumn(
          'name',
          '名称',
          links.map(({ name }) => name),
          { help: '名称列的内容' },
        ),
      ]),
      tableOf('tracks', '各圈概况', [
        textColumn('track', '轨道', tracks, { help: '从外到内按首次出现的次序' }),
        textColumn(
          'kind',
          '类型',
          tracks.map((track) => sorted.find((item) => item.track === track)!.kind),
          { help: '画法：柱（bar）、点（point）、线（line）、热图（heat）或标签（label）' },
        ),
        integerColumn(
          'n',
          '行数',
          number(tracks, (track) => valuesOf(track).length),
          { help: '行数或窗口数' },
        ),
        numberColumn(
          'min',
          '最小值',
          number(tracks, (track) => minimum(valuesOf(track))),
          { help: '数值的最小值，标签没有数值' },
        ),
        numberColumn(
          'mean',
          '平均值',
          number(tracks, (track) => valuesOf(track).reduce((sum, value) => sum + value, 0) / valuesOf(track).length),
          { help: '数值的算术平均数' },
        ),
        numberColumn(
          'max',
          '最大值',
          number(tracks, (track) => maximum(valuesOf(track))),
          { help: '数值的最大值' },
        ),
      ]),
    ],
    removed: [],
    messages,
    facts: {
      chromosomes: chromosomes.length,
      total: chromosomes.reduce((sum, { length }) => sum + length, 0),
      tracks: tracks.length,
      track_names: tracks.join('、'),
      rows: read.length,
      items: sorted.length,
      links: links.length,
      within,
      between: links.length - within,
      left,
      window: options.window,
    },
  };
}

/** One value for each window and track; labels are not merged. */
function merged(items: readonly Item[], chromosomes: Tracks['chromosomes'], width: number, measure: Measure): Item[] {
  const tracks = [...new Map(items.filter(({ kind }) => kind !== 'label').map(({ kind, track }) => [track, kind]))];
  return [
    ...tracks.flatMap(([track, kind]) =>
      chromosomes.flatMap(({ length, name }): Item[] => {
        const count = Math.max(1, Math.ceil(length / width));
        if (count > mostItems)
          throw parameter({ option: 'window' }, `窗口太窄：染色体“${name}”会有 ${count} 个窗口`, '请加大窗口宽度');
        const found: number[][] = Array.from({ length: count }, () => []);
        for (const item of items)
          if (item.track === track && item.chromosome === name)
            found[Math.min(count - 1, Math.floor((item.start + item.end) / 2 / width))]!.push(item.value);
        const has = found.some((values) => values.length > 0);
        return found.flatMap((values, at): Item[] => {
          const empty = values.length === 0;
          if (empty && (measure === 'mean' || measure === 'max' || !has)) return [];
          return [
            {
              track,
              kind,
              chromosome: name,
              start: at * width,
              end: Math.min(length, (at + 1) * width),
              value: measured(values, measure),
              name: '',
            },
          ];
        });
      }),
    ),
    ...items.filter(({ kind }) => kind === 'label'),
  ];
}

function measured(values: readonly number[], measure: Measure): number {
  const sum = values.reduce((all, value) => all + value, 0);
  return { count: values.length, sum, mean: sum / values.length, max: maximum(values) }[measure];
}
