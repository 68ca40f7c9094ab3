import { readable } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { moduleColor } from '../../parts/module-colors/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { choiceOf } from '../../settings.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { valueGrid } from '../../parts/value-grid/index.ts';

const wordsSpec = {
  id: 'words',
  label: '单元格内容',
  help: '单元格太小时不写',
  kind: 'choice',
  default: 'p',
  choices: [
    { value: 'p', label: '相关系数与 p 值' },
    { value: 'p_adj', label: '相关系数与校正 p 值' },
    { value: 'stars', label: '相关系数与星号' },
    { value: 'none', label: '不写' },
  ],
} as const satisfies SettingSpec;
const scale = { min: -1, max: 1, interval: 0.5 };

const pWords = (p: number): string =>
  Number.isNaN(p) ? '' : p < 0.001 ? `(${p.toExponential(0)})` : `(${readable(p, 2)})`;
const stars = (p: number): string => (p < 0.001 ? '***' : p < 0.01 ? '**' : p < 0.05 ? '*' : '');

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'traits');
  const [module, trait] = [texts(table, 'module'), texts(table, 'trait')];
  const [r, p, adjusted] = [numbers(table, 'r'), numbers(table, 'p'), numbers(table, 'p_adj')];
  const [rows, columns] = [[...new Set(module)], [...new Set(trait)]];
  const values = new Float64Array(rows.length * columns.length).fill(Number.NaN);
  const cellOf = (row: number) => rows.indexOf(module[row]!) * columns.length + columns.indexOf(trait[row]!);
  module.forEach((_, row) => (values[cellOf(row)] = r[row]!));
  const rowOf = Int32Array.from(values, () => -1);
  module.forEach((_, row) => (rowOf[cellOf(row)] = row));
  const written = choiceOf(input.settings.own, wordsSpec);
  const wordsOf = (row: number) => {
    const number = r[row]!.toFixed(2)
      .replace(/^-0\.00$/u, '0.00')
      .replace('-', '−');
    if (written === 'stars') return `${number}${stars(p[row]!)}`;
    const below = pWords(written === 'p' ? p[row]! : adjusted[row]!);
    return below ? `${number}\n${below}` : number;
  };
  const strongest = Array.from(r.keys())
    .filter((row) => Number.isFinite(r[row]!))
    .toSorted((a, b) => Math.abs(r[b]!) - Math.abs(r[a]!))[0];

  return {
    ...valueGrid(input, {
      rows,
      columns,
      values,
      scale,
      bar: 'r',
      ramp: paletteColors(input.settings.palette, 'diverging', input.theme),
      swatch: (name) => moduleColor(name, input.theme),
      words: written === 'none' ? undefined : (at) => wordsOf(rowOf[at]!),
      lines: written === 'stars' ? 1 : 2,
    }),
    summary:
      strongest === undefined
        ? '模块与性状的相关：没有可用的性状。'
        : `模块与性状的相关：${rows.length} 个模块与 ${columns.length} 个性状，相关最强的是 ${module[strongest]!} 与“${trait[strongest]!}”（r = ${readable(r[strongest]!, 3)}）。`,
    data: table,
  };
}

/** Correlations of module eigengenes with the groups and the numeric factors. */
export const wgcnaTraits: ChartDefinition = {
  id: 'wgcna-traits',
  title: '模块–性状相关热图',
  tables: [{ id: 'traits' }],
  settings: [wordsSpec],
  defaultSize: { width: 620, height: 520 },
  common: ['title', 'fontSize', 'palette'],
  paletteKind: 'diverging',
  draw,
};
