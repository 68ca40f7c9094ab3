import { rounded, type Scale } from '../../frame/index.ts';
import { modelOf } from './modelOf.ts';
import type { Profiles } from './readProfiles.ts';

const line = { type: 'line' as const, symbol: 'none', animation: false, silent: true, tooltip: { show: false } };

type Look = {
  readonly scale: Scale;
  readonly withModel: boolean;
  readonly colors: { readonly text: string; readonly of: (row: number) => string };
};

/** The features of each panel, its model and their mean. */
export function seriesOf(profiles: Profiles, drawn: readonly number[], { colors, scale, withModel }: Look): object[] {
  const { ids, number, values } = profiles;
  return drawn.flatMap((row, at) => {
    const color = colors.of(row);
    const axes = { xAxisIndex: at, yAxisIndex: at };
    const shown = profiles.shownOf(row);
    return [
      ...shown.map((feature) => ({
        ...line,
        ...axes,
        name: ids[feature]!,
        z: 1,
        lineStyle: { color, width: 0.7, opacity: Math.max(0.15, Math.min(0.5, 12 / shown.length)) },
        data: values.map((column) => rounded(column[feature]!)),
      })),
      ...(withModel
        ? [
            {
              ...line,
              ...axes,
              name: '模式',
              z: 3,
              lineStyle: { color: colors.text, width: 1.1, type: 'dashed' as const },
              data: modelOf(profiles, row, scale).map(rounded),
            },
          ]
        : []),
      ...(profiles.members(row).length > 0
        ? [
            {
              ...line,
              ...axes,
              silent: false,
              tooltip: { show: true },
              name: `模式 ${number[row]!}`,
              symbol: 'circle',
              symbolSize: 4,
              z: 4,
              itemStyle: { color },
              lineStyle: { color, width: 2.2 },
              data: profiles.meanOf(row).map(rounded),
            },
          ]
        : []),
    ];
  });
}
