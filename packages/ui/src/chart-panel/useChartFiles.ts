import { useEffect, useState } from 'react';
import { chartCsv } from './chartCsv.ts';
import type { ChartDrawing, ChartView } from './engine/index.ts';
import { copyPicture, pngOf, saveFile } from './files.ts';

/** A kind of file beside pictures. */
export type ChartDownload = 'csv' | 'json';

/** Whether the last copy succeeded. */
export type ChartNotice = 'copied' | 'uncopied' | null;

type Files = {
  readonly view: ChartView | null;
  readonly drawing: ChartDrawing | null;
  /** Without its ending. */
  readonly name: string;
  /** Files the page makes. */
  readonly onDownload: ((kind: ChartDownload) => void) | undefined;
};

const shownFor = 2000;
/** Pixels of a copied picture for one of the page: sharp on paper and on every screen. */
const copied = 2;

/** Copies a chart as it is shown, and saves its data; a page that makes files makes them. */
export function useChartFiles({ drawing, name, onDownload, view }: Files) {
  const [notice, setNotice] = useState<ChartNotice>(null);
  useEffect(() => {
    if (notice !== 'copied') return undefined;
    const timer = setTimeout(() => setNotice(null), shownFor);
    return () => clearTimeout(timer);
  }, [notice]);

  return {
    notice,
    closeNotice: () => setNotice(null),
    kinds: onDownload ? (['csv', 'json'] as const) : (['csv'] as const),
    copy: () =>
      view &&
      void copyPicture(pngOf(view.picture(copied))).then(
        () => setNotice('copied'),
        () => setNotice('uncopied'),
      ),
    save: (kind: ChartDownload) => {
      if (onDownload) return onDownload(kind);
      if (kind === 'csv' && drawing) saveFile(new Blob([chartCsv(drawing.data)], { type: 'text/csv' }), `${name}.csv`);
    },
  };
}
