/**
 * Values as a plot shows them: raw intensities, which span decades, as log2(x), or log2(x + 1) where there are zeros.
 */
export function plottingUnits(values: Float64Array): { readonly unit: string; readonly plotted: Float64Array } {
  const least = values.reduce((low, value) => (value < low ? value : low), Number.POSITIVE_INFINITY);
  const most = values.reduce((high, value) => (value > high ? value : high), Number.NEGATIVE_INFINITY);
  if (least < 0 || most <= 100) return { unit: '原值', plotted: values };
  return least > 0
    ? { unit: 'log2(x)', plotted: values.map(Math.log2) }
    : { unit: 'log2(x + 1)', plotted: values.map((value) => Math.log2(value + 1)) };
}
