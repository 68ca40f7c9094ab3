import type { EChartsOption } from 'echarts';
import * as core from 'echarts/core';
import { componentKinds, seriesKinds } from './kinds.ts';

type Part = Readonly<Record<string, unknown>>;
type Series = Part & { readonly type?: string; readonly map?: string };

const listOf = (value: unknown): readonly Part[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).filter(
    (one): one is Part => typeof one === 'object' && one !== null,
  );

/** The option itself, and those that a timeline or a size of the window lays over it. */
function partsOf(option: Part): readonly Part[] {
  const over = [...listOf(option['baseOption']), ...listOf(option['options'])];
  const byWidth = listOf(option['media']).flatMap((one) => listOf(one['option']));
  return [option, ...over, ...byWidth];
}

const seriesOf = (option: Part) => partsOf(option).flatMap((part) => listOf(part['series']) as readonly Series[]);
/** Where ECharts keeps what was registered, by anybody; its declarations leave this method out. */
const classes = core.ComponentModel as unknown as { readonly getClass: (main: 'series', type: string) => unknown };
const isRegistered = (type: string): boolean => Boolean(classes.getClass('series', type));

/** Series of this option that nothing draws yet, by type. */
const missingSeries = (option: Part): readonly string[] => [
  ...new Set(seriesOf(option).flatMap(({ type }) => (type !== undefined && !isRegistered(type) ? [type] : []))),
];

const loaded = new Set<unknown>();

/** What has to be loaded before an option can be drawn whole. */
function neededBy(option: Part) {
  const series = missingSeries(option).flatMap((type) => seriesKinds[type] ?? []);
  const keys = [...partsOf(option), ...seriesOf(option)].flatMap(Object.keys);
  const components = [...new Set(keys)].flatMap((key) => componentKinds[key] ?? []);
  return [...series, ...components].filter((load) => !loaded.has(load));
}

/** Maps that an option names and nobody has registered. */
const missingMaps = (option: Part): readonly string[] => {
  const named = [...seriesOf(option), ...partsOf(option).flatMap((part) => listOf(part['geo']))];
  const maps = named.flatMap(({ map }) => (typeof map === 'string' ? [map] : []));
  return [...new Set(maps)].filter((map) => !core.getMap(map));
};

/** What of an option ECharts would leave blank: kinds of series and maps that nobody has registered. */
export type Unregistered = { readonly series: readonly string[]; readonly maps: readonly string[] };

const all: Unregistered = { series: [], maps: [] };

/** Every type and map that an option names is registered, or why not. */
const checked = (option: Part): Unregistered => {
  const [series, maps] = [missingSeries(option), missingMaps(option)];
  return series.length + maps.length > 0 ? { series, maps } : all;
};

/**
 * Loads and registers what an option uses beyond what the engine has. A product that registers kinds of its own with
 * `use` of `echarts/core` shares them with the panel.
 *
 * @returns `null` when everything is there already, else a promise of what stays unregistered.
 */
export function prepare(option: EChartsOption): Promise<Unregistered> | null {
  const part = option as Part;
  const needed = neededBy(part);
  if (needed.length === 0 && checked(part) === all) return null;
  return Promise.all(
    needed.map(async (load) => {
      core.use((await load()).kind);
      loaded.add(load);
    }),
  ).then(() => checked(part));
}
