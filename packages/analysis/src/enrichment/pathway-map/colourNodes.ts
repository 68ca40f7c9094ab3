import type { Measured } from './measured.ts';
import type { Combine } from './pathwayMap.schema.ts';

/** What a node shows. */
export type NodeValue = { readonly value: number; readonly p: number; readonly significant: boolean };

/** Significant rows first, then the larger change, then the smaller p, then the order of the file. */
export const byStrength = (a: Measured, b: Measured): number =>
  Number(b.significant) - Number(a.significant) || Math.abs(b.value) - Math.abs(a.value) || a.p - b.p || 0;

/**
 * One value for all that was measured of a node; `null` when nothing was.
 *
 * @param measured - In the order of `byStrength`.
 */
export function valueOf(measured: readonly Measured[], combine: Combine): NodeValue | null {
  const [strongest] = measured;
  if (!strongest) return null;
  if (combine !== 'mean') return strongest;
  const least = measured.reduce((p, one) => (Number.isNaN(p) || one.p < p ? one.p : p), Number.NaN);
  return {
    value: measured.reduce((sum, one) => sum + one.value, 0) / measured.length,
    p: least,
    significant: strongest.significant,
  };
}

/** Which way a node goes; a change that is not significant is none. */
export const directionOf = ({ significant, value }: Pick<NodeValue, 'significant' | 'value'>): 'up' | 'down' | 'none' =>
  !significant || value === 0 ? 'none' : value > 0 ? 'up' : 'down';
