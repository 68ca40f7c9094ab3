import type { MenuItem, MenuSection, When } from '../model.ts';
import { guides } from './guides.ts';

type Override = Partial<Pick<MenuItem, 'guide' | 'bind'>>;

/** What every family has, after its own sections. */
const common = {
  表格工具: ['table-filter', 'table-merge', 'table-transpose', 'table-reshape', 'table-group-mean', 'id-map'],
  通用绘图: [
    'bar',
    'line',
    'scatter',
    'box-plot',
    'histogram',
    'pie-plot',
    'sunburst',
    'radar',
    'lollipop',
    'sankey',
    'circos',
    'ternary',
    'word-cloud',
    'forest-plot',
  ],
} as const;
/** Tools that draw or change any table of records: which one is for the person to say. */
const ofAnything: ReadonlySet<string> = new Set<string>([...common.表格工具, ...common.通用绘图]);
const conditions: Readonly<Record<string, readonly When[]>> = {
  'qc-rsd': [{ qc: true }],
  'qc-control': [{ qc: true }, { factor: 'order' }],
  drift: [{ qc: true }, { factor: 'order' }],
  batch: [{ factor: 'batch' }],
};

/**
 * The menu of a family: its sections in order, then what is common to all; a method stands where the family puts it
 * and nowhere else.
 */
export function menuOf(
  own: Readonly<Record<string, readonly string[]>>,
  overrides: Readonly<Record<string, Override>> = {},
): readonly MenuSection[] {
  const placed = new Set(Object.values(own).flat());
  const shared = Object.entries(common).map(
    ([title, methods]) => [title, methods.filter((method) => !placed.has(method))] as const,
  );
  return [...Object.entries(own), ...shared].map(([title, methods]) => ({
    title,
    items: methods.map((method) => ({
      method,
      guide: overrides[method]?.guide ?? guides[method]!,
      ...(conditions[method] ? { when: conditions[method] } : {}),
      bind: { ...(ofAnything.has(method) ? { records: [], edges: [], list: [] } : {}), ...overrides[method]?.bind },
    })),
  }));
}
