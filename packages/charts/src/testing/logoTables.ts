import type { Table } from '@panome/analysis/model';
import { random, table } from './tables.ts';

const residues = Array.from('ACDEFGHIKLMNPQRSTVWY');

/** Residues around a site of serine or threonine, proline after it. */
export function logoTables(): Record<string, Table> {
  const next = random(71);
  const rows = [-3, -2, -1, 0, 1, 2, 3].flatMap((position) => {
    const raw = residues.map((residue) =>
      position === 0
        ? residue === 'S'
          ? 8
          : residue === 'T'
            ? 2
            : 0
        : 0.4 + next() + (position === 1 && residue === 'P' ? 9 : 0) + (position === -3 && residue === 'R' ? 4 : 0),
    );
    const whole = raw.reduce((sum, value) => sum + value, 0);
    const bits = position === 0 ? 3.4 : position === 1 ? 1.1 : 0.3;
    return residues.map((residue, i) => ({
      position,
      residue,
      count: Math.round((raw[i]! / whole) * 200),
      frequency: raw[i]! / whole,
      bits: (raw[i]! / whole) * bits,
      log_odds: position === 0 ? Number.NaN : (raw[i]! / whole - 0.05) * 60,
    }));
  });
  return {
    positions: table(
      'positions',
      Object.fromEntries(
        (['position', 'residue', 'count', 'frequency', 'bits', 'log_odds'] as const).map((key) => [
          key,
          rows.map((row) => row[key]) as string[] | number[],
        ]),
      ),
    ),
  };
}
