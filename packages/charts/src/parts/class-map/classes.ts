import type { ChartInput } from '../../model/index.ts';
import { colorsBesideGroups, groupScale, isColor } from '../../groups/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { chartColors } from '../../theme/index.ts';

/** What the points of a map are coloured by: `of[i]` is the class of point i. */
export type Classes = {
  readonly names: readonly string[];
  readonly colors: readonly string[];
  readonly symbols: readonly string[];
  readonly of: Uint8Array;
  readonly heading: string;
};

const most = 255;

/** The groups of the run; points outside them are 未分组. `null` when no point has a group. */
export function groupClasses(input: ChartInput, ids: readonly string[]): Classes | null {
  if (!input.groups) return null;
  const scale = groupScale(input);
  const levelOf = ids.map(scale.levelOf);
  if (levelOf.every((level) => level === '')) return null;
  const levels = [
    ...scale.levels.filter((level) => levelOf.includes(level)).slice(0, most - 1),
    ...(levelOf.includes('') ? [''] : []),
  ];
  return {
    names: levels.map((level) => level || '未分组'),
    colors: levels.map((level) => (level === '' ? chartColors(input.theme).neutral : scale.color(level))),
    symbols: levels.map((level) => scale.symbol(level)),
    of: Uint8Array.from(levelOf, (level) => Math.max(0, levels.indexOf(level))),
    heading: '分组',
  };
}

/**
 * Clusters of a run by their names, coloured from the palette and beyond it; after some 40 colours come again, and the
 * name at each cluster tells them apart.
 */
export function clusterClasses(input: ChartInput, clusters: readonly string[]): Classes {
  const palette = colorsBesideGroups(input);
  const names = [...new Set(clusters)].toSorted(byNumber).slice(0, most);
  const own = input.settings.groupColors;
  return {
    names: names.map((name) => (/^\d+$/.test(name) ? `簇 ${name}` : name)),
    colors: names.map((name, i) => {
      const chosen = own?.[name];
      return isColor(chosen) ? chosen : palette[i % palette.length]!;
    }),
    symbols: names.map(() => 'circle'),
    of: Uint8Array.from(clusters, (name) => Math.max(0, names.indexOf(name))),
    heading: '簇',
  };
}

/** Numbers by size, then words by their code. */
export function byNumber(one: string, other: string): number {
  const [a, b] = [Number(one), Number(other)];
  if (Number.isFinite(a) && Number.isFinite(b)) return a - b;
  return one < other ? -1 : one > other ? 1 : 0;
}

/** A single class for all points. */
export function oneClass(input: ChartInput, count: number): Classes {
  return {
    names: ['全部'],
    colors: [paletteColors(input.settings.palette, 'categorical', input.theme)[0]!],
    symbols: ['circle'],
    of: new Uint8Array(count),
    heading: '',
  };
}
