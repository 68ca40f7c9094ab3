import type { Table } from '@panome/analysis/model';
import { table } from './tables.ts';

/** Power of three effects, rising with the number of samples. */
export function powerTables(): Record<string, Table> {
  const effects = ['d = 0.6', 'd = 0.8', 'd = 1'];
  const sizes = Array.from({ length: 40 }, (_, i) => i + 2);
  const rows = effects.flatMap((effect, i) =>
    sizes.map((n) => ({
      effect,
      effect_size: 0.6 + i * 0.2,
      n,
      power: 1 - Math.exp(-((0.6 + i * 0.2) ** 2) * n * 0.09),
      critical: 2 + 1 / n,
    })),
  );
  return {
    curve: table('curve', {
      effect: rows.map((row) => row.effect),
      effect_size: rows.map((row) => row.effect_size),
      n: rows.map((row) => row.n),
      power: rows.map((row) => row.power),
      critical: rows.map((row) => row.critical),
    }),
    needed: table('needed', { effect: effects, n: [50, 28, 18], target: [0.8, 0.8, 0.8], power: [0.8, 0.8, 0.8] }),
  };
}
