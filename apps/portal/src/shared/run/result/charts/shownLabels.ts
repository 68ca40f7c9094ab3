import type { ChartDrawing } from '@panome/charts';

type Item = { readonly value?: readonly unknown[]; readonly label?: { readonly show?: boolean } };

/** The ids that a drawing labels by itself, so that the first click adds to them rather than taking them all away. */
export function shownLabels({ labelIds = [], option }: Pick<ChartDrawing, 'labelIds' | 'option'>): readonly string[] {
  const known = new Set(labelIds);
  return [option.series ?? []].flat().flatMap((series) =>
    (Array.isArray(series.data) ? (series.data as readonly Item[]) : []).flatMap((item) => {
      const id = item?.label?.show ? item.value?.at(-1) : undefined;
      return typeof id === 'string' && known.has(id) ? [id] : [];
    }),
  );
}
