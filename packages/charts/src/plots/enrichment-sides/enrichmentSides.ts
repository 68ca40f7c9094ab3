import { bestOf, minusLog, pSpec, pWords, sideBubbles, sideNames, sideTerms } from '../../parts/enrichment/index.ts';
import type { SideName } from '../../parts/enrichment/index.ts';
import { counted, readable } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { booleanOf, numberOf } from '../../settings.ts';

const countSpec = {
  id: 'top',
  label: '每个名单展示的条目数',
  help: '按 P 值从小到大取，各名单的合在一起',
  kind: 'number',
  default: 10,
  min: 1,
  max: 30,
  step: 1,
} as const satisfies SettingSpec;
const allSpec = {
  id: 'all',
  label: '画出全部名单',
  help: '上调、下调之外，也画不分方向的一列',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;

function draw(input: ChartInput): ChartDrawing {
  const { pColumn, terms } = sideTerms(input);
  const { own } = input.settings;
  const sides: readonly SideName[] = booleanOf(own, allSpec) ? ['up', 'down', 'all'] : ['up', 'down'];
  const count = Math.round(numberOf(own, countSpec));
  const score = (one: (typeof terms)[number]): number => minusLog(one.of.up?.p ?? 1) - minusLog(one.of.down?.p ?? 1);
  const rows = [...new Set(sides.flatMap((side) => bestOf(terms, side, count)))].toSorted(
    (a, b) => score(a) - score(b),
  );
  const best = (side: SideName): string => {
    const [first] = bestOf(terms, side, 1);
    return first ? `“${first.name}”（${readable(first.of[side]!.p, 3)}）` : '无';
  };
  return sideBubbles(input, {
    id: 'enrichment-sides',
    title: '上下调富集气泡图',
    rows,
    sides: sides.map((side) => ({ side, name: sideNames[side] })),
    pColumn,
    summary:
      rows.length === 0
        ? '上下调富集气泡图：没有富集的条目。'
        : `上下调富集气泡图：共 ${counted(terms.length)} 个条目，展示 ${rows.length} 个；${pWords(pColumn)}值最小的，上调为${best('up')}，下调为${best('down')}。`,
  });
}

/** The same terms among rising, falling and all features: significance by colour, number of features by size. */
export const enrichmentSides: ChartDefinition = {
  id: 'enrichment-sides',
  title: '上下调富集气泡图',
  tables: [
    {
      id: 'directions',
      columns: ['direction', 'term', 'name', 'overlap', 'set_size', 'rich_factor', 'fold', 'p', 'p_adj'],
    },
  ],
  settings: [countSpec, allSpec, pSpec],
  defaultSize: { width: 620, height: 580 },
  common: ['title', 'fontSize', 'palette', 'legend'],
  paletteKind: 'sequential',
  draw,
};
