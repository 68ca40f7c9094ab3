import type { RandomDraws } from '../../examples/randomDraws.ts';
import { csvOf, rounded } from './design.ts';
import type { DemoFile } from './model.ts';

/** What was measured of a compound in every sample, in mg/kg; `NaN` where it was not seen. */
type Measured = { readonly name: string; readonly cells: readonly number[] };
type Row = readonly (string | number)[];

const levels = [0, 1, 5, 20, 100, 400, 1_000] as const;
const replicates = 3;
/** Extracts are diluted before they are injected. */
const dilution = 200;

/**
 * Standards of seven concentrations three times, and the areas of the diluted samples, each beside its internal
 * standard; the error grows with the area.
 */
export function simulateCurves(
  draws: RandomDraws,
  compounds: readonly Measured[],
  samples: readonly string[],
): readonly DemoFile[] {
  const [standards, areas, internals]: [Row[], Row[], Row[]] = [[], [], []];
  for (const { cells, name } of compounds) {
    const slope = 0.002 + 0.01 * draws.uniform();
    const measure = (concentration: number): readonly [area: number, internal: number] => {
      const internal = rounded(1e6 * draws.normal(1, 0.05), 6);
      const area = internal * (0.001 + slope * concentration) * draws.normal(1, 0.025) + draws.normal(0, 120);
      return [rounded(Math.max(1, area), 6), internal];
    };
    for (const level of levels)
      for (let time = 0; time < replicates; time += 1) standards.push([name, level, ...measure(level)]);
    const measured = cells.map((content) =>
      Number.isNaN(content)
        ? ([Number.NaN, rounded(1e6 * draws.normal(1, 0.05), 6)] as const)
        : measure(content / dilution),
    );
    areas.push([name, ...measured.map(([area]) => area)]);
    internals.push([name, ...measured.map(([, internal]) => internal)]);
  }
  const table = (rows: readonly Row[]) => csvOf(['化合物', ...samples], rows);
  return [
    {
      path: '标准曲线.csv',
      title: '标准品各浓度（mg/L）的峰面积与内标',
      role: 'curves',
      text: csvOf(['化合物', '浓度', '峰面积', '内标峰面积'], standards),
    },
    {
      path: '样本峰面积.csv',
      title: `上述化合物在样本中的峰面积（提取液稀释 ${dilution} 倍）`,
      role: 'responses',
      ids: '化合物',
      logged: false,
      text: table(areas),
    },
    {
      path: '样本内标峰面积.csv',
      title: '样本中内标的峰面积',
      role: 'internal',
      ids: '化合物',
      text: table(internals),
    },
  ];
}
