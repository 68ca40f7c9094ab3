import { InputError, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Message, MethodOutput, Records, Table } from '../../model/index.ts';
import { pickText } from '../../records/index.ts';
import { binomialLower, binomialUpper } from './binomial.ts';
import { findMotifs } from './motifs.ts';
import type { Motif } from './motifs.ts';
import type { MotifLogoOptions } from './motifLogo.schema.ts';
import { kinds, knownBackground, residues, tally, windowOf, windowsOf, windowText } from './residues.ts';
import type { Windows } from './residues.ts';

type Inputs = { readonly records: Records; readonly background?: readonly string[] | undefined };
const names =
  /^(sequencewindow|window|sequence|seq|motif|peptidewindow|flankingsequence|aminoacidsequence|序列窗口|序列|侧翼序列|位点序列)$/u;
const fewest = 10;

/** @throws {InputError} When no column holds windows, fewer than 10 can be read, or a background has fewer than 10. */
export function motifLogo(
  { background, records }: Inputs,
  options: MotifLogoOptions,
  progress: (step: string, fraction: number) => void = () => undefined,
): MethodOutput {
  const { natural, p: limit, min_count: least, width } = options;
  if (width % 2 === 0)
    throw new InputError(
      [
        {
          code: 'option-value',
          severity: 'error',
          input: 'width',
          what: `窗口宽度 ${width} 是偶数，没有正中的残基`,
          remedy: `请改为 ${width - 1} 或 ${width + 1}`,
        },
      ],
      'parameter',
    );
  const column = pickText(records, options.sequence_column, {
    option: 'sequence_column',
    label: '序列列',
    names,
    fallback: true,
  });
  const read = column.text.map((text) => windowOf(text, width));
  const usable = read.filter((one) => one !== null);
  if (usable.length < fewest)
    throw refusal(
      'records',
      `“${column.name}”列只有 ${usable.length} 条能用的序列`,
      `至少需要 ${fewest} 条：每条序列的位点应在正中，长度为奇数且不小于 ${width}；请检查列是否选对，或调小窗口宽度`,
    );
  const all = windowsOf(usable, width);
  const middle = (width - 1) / 2;
  const centreOf = (of: Windows, row: number): number => of.codes[row * width + middle]!;
  const sizes = Array.from({ length: kinds }, (_, code) => usable.filter((one) => one[middle] === code).length);
  const centres = [...sizes.keys()]
    .filter((code) => sizes[code]! > 0)
    .toSorted((a, b) => sizes[b]! - sizes[a]! || a - b);
  const wanted =
    options.centres === 'all' ? null : options.centres === 'most' ? centres[0]! : residues.indexOf(options.centres);
  const rows = Array.from({ length: all.count }, (_, row) => row).filter(
    (row) => wanted === null || centreOf(all, row) === wanted,
  );
  if (rows.length === 0)
    throw new InputError(
      [
        {
          code: 'option-value',
          severity: 'error',
          input: 'centres',
          what: `没有以 ${options.centres} 为中心的序列`,
          remedy: `请改选：${centres.map((code) => residues[code]!).join('、')}`,
        },
      ],
      'parameter',
    );

  const against = background ? background.map((text) => windowOf(text, width)).filter((one) => one !== null) : null;
  if (against && against.length < fewest)
    throw refusal(
      'background',
      `背景列表只有 ${against.length} 条能用的序列`,
      `请提供与前景同样对齐、长度不小于 ${width} 的序列窗口，或去掉背景列表`,
    );
  const other = against ? windowsOf(against, width) : null;
  const drawn = new Set(rows.map((row) => centreOf(all, row)));
  const otherRows = other
    ? Array.from({ length: other.count }, (_, row) => row).filter((row) => drawn.has(centreOf(other, row)))
    : [];
  if (other && otherRows.length < fewest)
    throw refusal(
      'background',
      `背景列表中与前景中心残基相同的序列只有 ${otherRows.length} 条`,
      '背景应是同一种残基的位点，如蛋白组中全部的 S、T、Y',
    );
  progress('各位置的频率', 0.1);
  const shares = knownBackground[natural];
  progress('寻找 motif', 0.3);
  const motifs = centres.flatMap((code) =>
    findMotifs(all, code, other ? { windows: other } : { shares }, { p: limit, least }),
  );
  const motifOf = new Map(motifs.flatMap(({ rows: own, text }) => own.map((row) => [row, text] as const)));

  const left = read.length - usable.length;
  const messages: Message[] = [];
  if (left > 0)
    messages.push({ level: 'info', text: `${left} 条序列短于 ${width} 个残基、长度为偶数，或正中不是氨基酸，未参与` });
  if (motifs.length === 0)
    messages.push({
      level: 'info',
      text: `没有找到 motif：没有残基在 ${least} 条以上的序列中以 p < ${limit} 富集；序列少时可调低“最少出现次数”`,
    });
  return {
    tables: [
      positionsTable(all, rows, other ? tally(other, otherRows) : null, otherRows.length, shares),
      motifsTable(motifs),
      tableOf('windows', '序列与 motif', [
        textColumn('window', '序列窗口', usable.map(windowText), {
          help: '实际使用的残基，位点居中；_ 为蛋白末端或未知残基',
        }),
        textColumn(
          'centre',
          '中心残基',
          usable.map((one) => residues[one[middle]!]!),
          { help: '正中的残基，即修饰位点' },
        ),
        textColumn(
          'motif',
          'motif 序列',
          usable.map((_, row) => motifOf.get(row) ?? ''),
          { help: '该序列归入的 motif；不属于任何一个时为空' },
        ),
      ]),
    ],
    removed: [],
    messages,
    facts: {
      column: column.name,
      windows: usable.length,
      drawn: rows.length,
      left,
      width,
      centres: centres.map((code) => `${residues[code]} ${sizes[code]}`).join('、'),
      background: other ? otherRows.length : 0,
      motifs: motifs.length,
      explained: motifOf.size,
      first: motifs[0]?.text ?? '',
    },
  };
}

function positionsTable(
  windows: Windows,
  rows: readonly number[],
  other: ReturnType<typeof tally> | null,
  others: number,
  shares: readonly number[],
): Table {
  const { width } = windows;
  const middle = (width - 1) / 2;
  const { counts, present } = tally(windows, rows);
  const size = width * kinds;
  const column = (of: (at: number, place: number) => number): Float64Array =>
    Float64Array.from({ length: size }, (_, at) => of(at, Math.floor(at / kinds)));
  const frequency = column((at, place) => (present[place] === 0 ? Number.NaN : counts[at]! / present[place]!));
  const expected = column((at, place) =>
    other
      ? other.present[place] === 0
        ? Number.NaN
        : other.counts[at]! / other.present[place]!
      : place === middle
        ? frequency[at]!
        : shares[at % kinds]!,
  );
  // A residue that the background lacks counts as half a window.
  const share = (at: number): number => (other ? Math.max(expected[at]!, 0.5 / others) : expected[at]!);
  const information = Float64Array.from({ length: width }, (_, place) => {
    let entropy = 0;
    for (let code = 0; code < kinds; code += 1) {
      const f = frequency[place * kinds + code]!;
      if (f > 0) entropy -= f * Math.log2(f);
    }
    return Math.max(0, Math.log2(kinds) - entropy - (kinds - 1) / (2 * Math.LN2 * present[place]!));
  });
  const upper = column((at, place) =>
    place === middle ? Number.NaN : binomialUpper(counts[at]!, present[place]!, share(at)),
  );
  const lower = column((at, place) =>
    place === middle ? Number.NaN : binomialLower(counts[at]!, present[place]!, share(at)),
  );
  return tableOf('positions', '各位置的残基', [
    integerColumn(
      'position',
      '位置',
      column((_, place) => place - middle),
      { help: '相对于位点的位置，位点为 0，负数在 N 端一侧' },
    ),
    textColumn(
      'residue',
      '残基',
      Array.from({ length: size }, (_, at) => residues[at % kinds]!),
      { help: '氨基酸的单字母代号' },
    ),
    integerColumn('count', '次数', counts, { help: '前景中该位置为该残基的序列数' }),
    integerColumn(
      'n',
      '序列数',
      column((_, place) => present[place]!),
      { help: '前景中该位置有残基的序列数，蛋白末端之外的不计' },
    ),
    numberColumn('frequency', '频率', frequency, { help: '次数 ÷ 序列数' }),
    numberColumn('background', '背景频率', expected, {
      help: other ? '背景列表中该位置该残基的频率' : '该残基的背景频率；中心位置取前景频率',
    }),
    numberColumn(
      'bits',
      '信息量',
      column((at, place) => (frequency[at]! > 0 ? frequency[at]! * information[place]! : 0)),
      { help: '频率 × 该位置的信息量（bit，已作小样本校正），即标识图中字母的高度' },
    ),
    numberColumn(
      'log_odds',
      '对数优势',
      upper.map((p, at) => -Math.log10(p / lower[at]!)),
      { help: '−log10(P(≥次数) ÷ P(≤次数))：大于 0 为富集，小于 0 为缺少；中心位置为空' },
    ),
    numberColumn('p', 'p 值', upper, { help: '二项检验的单侧（富集）p 值，未校正；中心位置为空' }),
  ]);
}

function motifsTable(motifs: readonly Motif[]): Table {
  const of = (figure: (motif: Motif) => number): Float64Array => Float64Array.from(motifs, figure);
  return tableOf('motifs', '富集的 motif', [
    textColumn(
      'motif',
      'motif 序列',
      motifs.map(({ text }) => text),
      { help: '固定的残基，. 表示任意残基，正中为位点' },
    ),
    textColumn(
      'centre',
      '中心残基',
      motifs.map(({ centre }) => centre),
      { help: '正中的残基，即修饰位点' },
    ),
    numberColumn(
      'score',
      '得分',
      of(({ score }) => score),
      { help: '各步二项检验 −log10(p) 之和，越大越特异、越显著' },
    ),
    integerColumn(
      'foreground',
      '前景匹配数',
      of(({ foreground }) => foreground),
      { help: '去掉先找到的 motif 之后，含有该 motif 的前景序列数' },
    ),
    integerColumn(
      'foreground_size',
      '前景数',
      of(({ foregroundSize }) => foregroundSize),
      { help: '去掉先找到的 motif 之后，该中心残基的前景序列数' },
    ),
    numberColumn(
      'background',
      '背景匹配数',
      of(({ background }) => background),
      { help: '含有该 motif 的背景序列数；没有背景列表时为背景频率之积' },
    ),
    numberColumn(
      'background_size',
      '背景数',
      of(({ backgroundSize }) => backgroundSize),
      { help: '该中心残基的背景序列数；没有背景列表时为 1' },
    ),
    numberColumn(
      'fold',
      '富集倍数',
      of(
        ({ background, backgroundSize, foreground, foregroundSize }) =>
          foreground / foregroundSize / (background / backgroundSize),
      ),
      { help: '前景匹配的比例 ÷ 背景匹配的比例' },
    ),
  ]);
}

const refusal = (input: string, what: string, remedy: string): InputError =>
  new InputError([{ code: 'no-windows', severity: 'error', input, what, remedy }]);
