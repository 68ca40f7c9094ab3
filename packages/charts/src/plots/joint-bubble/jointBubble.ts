import { bestOf, jointTerms, merged, pSpec, pWords, sideBubbles, termCountSpec } from '../../parts/enrichment/index.ts';
import { counted, readable } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { booleanOf, numberOf } from '../../settings.ts';

const mergedSpec = {
  id: 'merged',
  label: '画出合并的一列',
  help: '两个组学之外，也画合并 P 值与合计的命中数',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;

function draw(input: ChartInput): ChartDrawing {
  const { names, pColumn, terms } = jointTerms(input);
  const { own } = input.settings;
  const rows = bestOf(terms, merged, Math.round(numberOf(own, termCountSpec))).toReversed();
  const best = rows.at(-1);
  const said = (side: string): string => (best?.of[side] ? `，${side} ${readable(best.of[side].p, 3)}` : '');
  return sideBubbles(input, {
    id: 'joint-bubble',
    title: '共富集气泡图',
    rows,
    pColumn,
    sides: [...names, ...(booleanOf(own, mergedSpec) ? [merged] : [])].map((side) => ({ side, name: side })),
    summary: best
      ? `共富集气泡图：共 ${counted(terms.length)} 条通路，展示合并${pWords(pColumn)}值最小的 ${rows.length} 条，最小的是“${best.name}”（合并 ${readable(best.of[merged]!.p, 3)}${names.map(said).join('')}）。`
      : '共富集气泡图：没有命中的通路。',
  });
}

/** The same pathways in each omics and in both together: significance by colour, number of features by size. */
export const jointBubble: ChartDefinition = {
  id: 'joint-bubble',
  title: '共富集气泡图',
  tables: [
    {
      id: 'omics',
      columns: [
        'omics',
        'term',
        'name',
        'overlap',
        'set_size',
        'rich_factor',
        'fold',
        'p',
        'p_adj',
        'combined_p',
        'combined_p_adj',
      ],
    },
  ],
  settings: [termCountSpec, mergedSpec, pSpec],
  defaultSize: { width: 620, height: 580 },
  common: ['title', 'fontSize', 'palette', 'legend'],
  paletteKind: 'sequential',
  draw,
};
