import type { SampleRow } from './sampleColumn.ts';
import { isBlankRow } from './checkRows.ts';

/** How one sample is brought to a concentration. `null` where it cannot be computed. */
export type Dilution = {
  readonly name: string;
  readonly concentration: number | null;
  readonly volume: number | null;
  /** Volume of the sample and of the diluent, in µL. */
  readonly take: number | null;
  readonly add: number | null;
  /** What keeps it from being done as planned. */
  readonly note: string;
};
export type DilutionTarget = {
  /** In the unit of the concentrations. */
  readonly concentration: number;
  /** µL. */
  readonly volume: number;
};

const numberOf = (text: string | undefined) => (text && Number.isFinite(Number(text)) ? Number(text) : null);
const rounded = (value: number) => Math.round(value * 100) / 100;

/** C₁V₁ = C₂V₂ for every sample. */
export function dilutionsOf(rows: readonly SampleRow[], column: string, target: DilutionTarget): Dilution[] {
  return rows
    .filter((row) => !isBlankRow(row))
    .map((row) => {
      const concentration = numberOf(row[column]);
      const volume = numberOf(row['volume']);
      const base = { name: row['name'] ?? '', concentration, volume, take: null, add: null };
      if (concentration === null || concentration <= 0) return { ...base, note: '没有浓度，无法计算' };
      if (concentration < target.concentration) return { ...base, note: '浓度低于目标，请直接使用原液或浓缩' };
      const take = (target.concentration * target.volume) / concentration;
      const note = volume !== null && take > volume ? `体积不足，还差 ${rounded(take - volume)} µL` : '';
      return { ...base, take: rounded(take), add: rounded(target.volume - take), note };
    });
}

/** The column with a concentration, which a dilution needs; none in forms without one. */
export const concentrationColumn = (columns: readonly { readonly id: string }[]): string | undefined =>
  ['concentration', 'protein_concentration'].find((id) => columns.some((column) => column.id === id));
