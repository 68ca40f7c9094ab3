import { markerOf } from '../../groups/index.ts';
import type { Figure, Frame, Step } from '../figure.ts';
import { guarded, labelledBy } from '../r/head.ts';
import { listed, numeral, pythonText } from '../literals.ts';

export const texts = (values: readonly string[], indent = ''): string =>
  listed('[', values.map(pythonText), ']', indent, '    ');
const place = (frame: string, column: string): string => `${frame}[${pythonText(column)}]`;

/** A dictionary of strings. */
export const pairs = (entries: readonly (readonly [string, string])[], indent = ''): string =>
  listed(
    '{',
    entries.map(([key, value]) => `${pythonText(key)}: ${value}`),
    '}',
    indent,
    '    ',
  );

function step(name: string, done: Step): string {
  if (done.do === 'long')
    return `${name} = ${name}.melt(id_vars=list(${name}.columns[:${done.keep}])${done.columns ? `, value_vars=${texts(done.columns)}` : ''}, var_name=${pythonText(done.name)}, value_name=${pythonText(done.value)})`;
  if (done.do === 'finite') return `${name} = ${name}[np.isfinite(${place(name, done.column)})].copy()`;
  if (done.do === 'blank')
    return `${place(name, done.column)} = ${place(name, done.column)}.replace("", ${pythonText(done.as)})`;
  if (done.do === 'lookup')
    return `${place(name, done.column)} = ${place(name, done.by)}.map(dict(zip(${place(done.frame, done.by)}, ${place(done.frame, done.column)})))`;
  if (done.do === 'mark')
    return `${name}.loc[${done.when === 'below' ? '' : '~'}(${place(name, done.from)} < ${numeral(done.at)}), ${pythonText(done.column)}] = ${pythonText(done.as)}`;
  if (done.do === 'call')
    return `${place(name, done.column)} = ${place(name, done.column)}.map(${pairs(Object.entries(done.words).map(([from, to]) => [from, pythonText(to)]))})`;
  if (done.do === 'start')
    return `first = ${name}.drop_duplicates(${pythonText(done.by)}).assign(**${pairs(Object.entries(done.values).map(([column, value]) => [column, numeral(value)]))})\n${name} = pd.concat([first, ${name}], ignore_index=True)`;
  if (done.do === 'sort') return `${name} = ${name}.sort_values(${pythonText(done.column)})`;
  const to = place(name, done.to);
  if (done.do === 'plus') return `${to} = ${place(name, done.from[0])} + ${place(name, done.from[1])}`;
  if (done.do === 'set')
    return `${to} = ${typeof done.value === 'number' ? numeral(done.value) : pythonText(done.value)}`;
  if (done.do === 'split')
    return `${to} = np.where(${place(name, done.from)} < ${numeral(done.at)}, ${pythonText(done.below)}, ${pythonText(done.above)})`;
  if (done.do === 'join')
    return `${to} = ${done.from.map((column) => place(name, column)).join(` + ${pythonText(done.by)} + `)}`;
  const from = place(name, done.from);
  if (done.do === 'times') return `${to} = ${from} * ${numeral(done.by)}`;
  if (done.do === 'log10') return `${to} = np.log10(${from})`;
  if (done.do === 'text') return `${to} = ${from}.map("{:g}".format)`;
  return [
    `with np.errstate(divide="ignore"):`,
    `    ${to} = -np.log10(${from})`,
    `${to} = ${to}.replace(np.inf, 1.05 * ${to}.replace(np.inf, np.nan).max())`,
  ].join('\n');
}

function frameLines(frame: Frame): string[] {
  const { file = frame.name, name, steps = [], table, wide } = frame;
  const named = table.columns.slice(0, wide);
  const numbers = named.filter(({ kind }) => kind !== 'text').map((column) => column.name);
  const given = [
    pythonText(`${file}.csv`),
    texts(named.map((column) => column.name)),
    ...(numbers.length > 0 ? [`numbers=${texts(numbers)}`] : []),
    ...(wide === undefined ? [] : ['wide=True']),
    ...(guarded(frame) ? ['guarded=True'] : []),
  ];
  return [`${name} = ${listed('read_chart(', given, ')', '', '    ')}`, ...steps.map((one) => step(name, one))];
}

function reader(frames: readonly Frame[]): string {
  const [isWide, isGuarded] = [frames.some(({ wide }) => wide !== undefined), frames.some(guarded)];
  return [
    `def read_chart(file, columns, numbers=()${isWide ? ', wide=False' : ''}${isGuarded ? ', guarded=False' : ''}):`,
    '    table = pd.read_csv(file, encoding="utf-8-sig", dtype=str, keep_default_na=False)',
    '    table.columns = list(columns) + list(table.columns[len(columns):])',
    ...(isGuarded
      ? [
          '    # CSV 中以 = + - @ 开头的文字前有一个撇号，以免被表格软件当成公式',
          '    if guarded:',
          '        guard = r"^\'(?=\\s*[=+\\-@\\t\\r＝＋－＠])"',
          '        table = table.replace(guard, "", regex=True)',
          '        table.columns = table.columns.str.replace(guard, "", regex=True)',
        ]
      : []),
    `    for column in ${isWide ? '[*numbers, *(table.columns[len(columns):] if wide else [])]' : 'numbers'}:`,
    '        table[column] = pd.to_numeric(table[column], errors="coerce")',
    '    return table',
  ].join('\n');
}

const imports = [
  ['plt', 'import matplotlib.pyplot as plt'],
  ['np', 'import numpy as np'],
  ['pd', 'import pandas as pd'],
  ['font_manager', 'from matplotlib import font_manager'],
  ['ScalarMappable', 'from matplotlib.cm import ScalarMappable'],
  ['LineCollection', 'from matplotlib.collections import LineCollection'],
  ['LinearSegmentedColormap', 'from matplotlib.colors import LinearSegmentedColormap, Normalize'],
  ['to_rgba', 'from matplotlib.colors import to_rgba'],
  ['Line2D', 'from matplotlib.lines import Line2D'],
  ['Patch', 'from matplotlib.patches import Patch'],
] as const;
const modules = '# imports';

/** The code with the imports that it uses. */
export const withImports = (code: string): string =>
  code.replace(modules, () =>
    imports
      .filter(([name]) => new RegExp(`\\b${name}[.(]`).test(code))
      .map(([, line]) => line)
      .join('\n'),
  );

/** What stands before the plot: packages, fonts, data and colours. */
export function headOf({ fontSize, frames, levels, marks, ramp, remarks = [] }: Figure, title: string): string {
  const names = labelledBy(marks);
  const symbols = marks.some((mark) => mark.mark === 'points' && mark.symbols);
  return [
    [
      `# ${title}：由 ${[...new Set(frames.map(({ file, name }) => `${file ?? name}.csv`))].join('、')} 重新绘制`,
      '# 需要 Python 3.9、pandas 与 matplotlib 3.6 或更新的版本：pip install pandas matplotlib',
      '# 与本文件放在同一个文件夹，在该文件夹中运行',
      ...remarks.map((remark) => `# ${remark}`),
    ].join('\n'),
    modules,
    [
      '# 中文字体：取本机已有的，逐字补全',
      'installed = {font.name for font in font_manager.fontManager.ttflist}',
      `fonts = ["Arial", "Helvetica", "Liberation Sans", "DejaVu Sans", "PingFang SC", "PingFang HK", "Microsoft YaHei", "SimHei",\n         "Noto Sans CJK SC", "Noto Sans CJK JP", "Noto Sans SC", "Source Han Sans SC", "WenQuanYi Micro Hei"]`,
      listed(
        'plt.rcParams.update({',
        [
          '"font.family": [name for name in fonts if name in installed] or ["sans-serif"]',
          `"font.size": ${numeral(fontSize * 0.75)}`,
          `"axes.titlesize": ${numeral(fontSize * 0.75)}`,
          '"text.parse_math": False',
          '"axes.spines.top": False',
          '"axes.spines.right": False',
          '"axes.linewidth": 0.6',
          '"legend.frameon": False',
          '"pdf.fonttype": 42',
          '"svg.fonttype": "none"',
        ],
        '})',
        '',
        '    ',
      ),
    ].join('\n'),
    [reader(frames), '\n', ...frames.toReversed().flatMap(frameLines)].join('\n'),
    ...(levels
      ? [
          [
            `colors = ${pairs(levels.items.map(({ color, value }) => [value, pythonText(color)]))}`,
            ...(symbols
              ? [`markers = ${pairs(levels.items.map(({ symbol, value }) => [value, pythonText(markerOf(symbol))]))}`]
              : []),
          ].join('\n'),
        ]
      : []),
    ...(names ? [`labelled = ${texts(names)}`] : []),
    ...(ramp
      ? [
          [
            `ramp = LinearSegmentedColormap.from_list("ramp", ${texts(ramp.colors)})`,
            `ramp.set_bad(${pythonText(ramp.missing ?? '#dddddd')})`,
            `norm = Normalize(${numeral(ramp.min)}, ${numeral(ramp.max)}, clip=True)`,
          ].join('\n'),
        ]
      : []),
  ].join('\n\n');
}
