const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/**
 * Three significant digits, thousands grouped; very small and very large ones as `1.23e-5`; missing is `--` (UX-18).
 */
export function formatNumber(value: number | null, kind: 'number' | 'integer' = 'number'): string {
  if (value === null || Number.isNaN(value)) return '--';
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '−∞';
  if (kind === 'integer') return whole.format(value);
  if (value === 0) return '0';
  const size = Math.abs(value);
  if (size < 1e-3 || size >= 1e6) return value.toExponential(2).replace('e+', 'e');
  return size >= 1000 ? whole.format(value) : String(Number(value.toPrecision(3)));
}
