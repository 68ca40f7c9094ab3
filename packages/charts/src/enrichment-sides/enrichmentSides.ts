import type { EChartsOption } from 'echarts';
import { bestOf, fitNames, minusLog, pSpec, pWords, sideNames, sideTerms, significance } from '../enrichment/index.ts';
import type { SideName } from '../enrichment/index.ts';
import { counted, frame, readable } from '../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../model/index.ts';
import { booleanOf, numberOf } from '../settings.ts';
import { dataTable, integerColumn, numberColumn, textColumn } from '../table/index.ts';
import { chartColors } from '../theme/index.ts';

const countSpec = { id: 'top', label: '每个名单展示的条目数', help: '按 P 值从小到大取，各名单的合在一起', kind: 'number', default: 10, min: 1, max: 30, step: 1 } as const satisfies SettingSpec;
const allSpec = { id: 'all', label: '画出全部名单', help: '上调、下调之外，也画不分方向的一列', kind: 'boolean', default: true } as const satisfies SettingSpec;

function draw(input: ChartInput): ChartDrawing {
  const { pColumn, terms } = sideTerms(input);
  const { own } = input.settings;
  const sides: readonly SideName[] = booleanOf(own, allSpec) ? ['up', 'down', 'all'] : ['up', 'down'];
  const count = Math.round(numberOf(own, countSpec));
  const score = (one: (typeof terms)[number]): number => minusLog(one.of.up?.p ?? 1) - minusLog(one.of.down?.p ?? 1);
  const rows = [...new Set(sides.flatMap((side) => bestOf(terms, side, count)))].toSorted((a, b) => score(a) - score(b));
  const spots = rows.flatMap(({ name, of, term }, row) => sides.flatMap((side, place) => (of[side] ? [{ term, name, row, side, place, ...of[side] }] : [])));
  const colors = chartColors(input.theme);
  const heights = spots.map(({ p }) => minusLog(p));
  const { colorAt, diameterOf, inner, keys, room } = significance(input, { heights, pColumn, sizes: { counts: spots.map(({ overlap }) => overlap), smallest: 6, largest: [22, 16] } });
  const base = fitNames(frame(inner, { x: { title: '', names: sides.map((side) => sideNames[side]) }, y: { title: '', names: rows.map(({ name }) => name) } }), inner.size.width, colors.grid);
  const grid = base.grid as { right: number; bottom: number };
  const best = (side: SideName): string => { const [first] = bestOf(terms, side, 1); return first ? `“${first.name}”（${readable(first.of[side]!.p, 3)}）` : '无'; };

  return {
    option: {
      ...base,
      grid: { ...grid, right: grid.right + room.right, bottom: grid.bottom + room.bottom },
      graphic: keys,
      series: [{
        type: 'scatter', name: '条目', emphasis: { disabled: true }, z: 3,
        dimensions: [{ name: '名单', type: 'ordinal' }, { name: '位置', type: 'ordinal' }, { name: '命中数', type: 'number' }, { name: '富集因子', type: 'number' }, { name: pWords(pColumn), type: 'number' }, { name: '名称', type: 'ordinal' }],
        encode: { x: 0, y: 1, itemName: 5, tooltip: [2, 3, 4] },
        data: spots.map(({ name, overlap, p, place, rich, row }, at) => ({
          value: [place, row, overlap, Number(rich.toPrecision(3)), Number(p.toPrecision(3)), name],
          symbolSize: diameterOf(overlap), itemStyle: { color: colorAt(heights[at]!), opacity: 1, borderColor: colors.axis, borderWidth: 0.6 },
        })),
      }],
    } as EChartsOption,
    summary: rows.length === 0
      ? '上下调富集气泡图：没有富集的条目。'
      : `上下调富集气泡图：共 ${counted(terms.length)} 个条目，展示 ${rows.length} 个；${pWords(pColumn)}值最小的，上调为${best('up')}，下调为${best('down')}。`,
    data: dataTable('enrichment-sides', '上下调富集气泡图', [
      textColumn('side', '名单', spots.map(({ side }) => sideNames[side])), textColumn('term', '条目', spots.map(({ term }) => term)), textColumn('name', '名称', spots.map(({ name }) => name)),
      integerColumn('overlap', '命中数', spots.map(({ overlap }) => overlap)), numberColumn('rich_factor', '富集因子', spots.map(({ rich }) => rich)), numberColumn(pColumn, `${pWords(pColumn)} 值`, spots.map(({ p }) => p)),
    ]),
  };
}

/** The same terms in the rising, the falling and all features: surely by colour, how many by size. */
export const enrichmentSides: ChartDefinition = {
  id: 'enrichment-sides',
  title: '上下调富集气泡图',
  tables: [{ id: 'directions', columns: ['direction', 'term', 'name', 'overlap', 'set_size', 'rich_factor', 'fold', 'p', 'p_adj'] }],
  settings: [countSpec, allSpec, pSpec],
  defaultSize: { width: 620, height: 580 },
  common: ['title', 'fontSize', 'palette', 'legend'],
  paletteKind: 'sequential',
  draw,
};
