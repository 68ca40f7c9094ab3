import { useEffect, useState } from 'react';
import { chartCsv } from './chartCsv.ts';
import type { ChartDrawing, ChartView } from './engine/index.ts';
import { copyPicture, pngOf, saveFile } from './files.ts';

/** A kind of file beside PNG. */
export type ChartDownload = 'svg' | 'pdf' | 'csv' | 'json';

/** Whether the last copy or download succeeded. */
export type ChartNotice = 'copied' | 'uncopied' | 'unsaved' | null;

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

/**
 * Copies and saves a chart as it is shown. What the page does not make itself, the panel makes: PNG, SVG and the data.
 */
export function useChartFiles({ drawing, name, onDownload, view }: Files) {
  const [notice, setNotice] = useState<ChartNotice>(null);
  useEffect(() => {
    if (notice !== 'copied') return undefined;
    const timer = setTimeout(() => setNotice(null), shownFor);
    return () => clearTimeout(timer);
  }, [notice]);

  const attempt = (work: () => Promise<void>, done: ChartNotice, failed: ChartNotice) =>
    void work().then(
      () => setNotice(done),
      () => setNotice(failed),
    );
  return {
    notice,
    closeNotice: () => setNotice(null),
    kinds: onDownload ? (['svg', 'pdf', 'csv', 'json'] as const) : (['svg', 'csv'] as const),
    copy: () => view && attempt(async () => copyPicture(pngOf(view.picture(copied))), 'copied', 'uncopied'),
    savePng: (ratio: number) =>
      view && attempt(async () => saveFile(await pngOf(view.picture(ratio)), `${name}@${ratio}x.png`), null, 'unsaved'),
    save: (kind: ChartDownload) => {
      if (onDownload) return onDownload(kind);
      if (kind === 'csv' && drawing)
        return saveFile(new Blob([chartCsv(drawing.data)], { type: 'text/csv' }), `${name}.csv`);
      if (kind === 'svg' && view)
        attempt(
          async () => saveFile(new Blob([await view.svg()], { type: 'image/svg+xml' }), `${name}.svg`),
          null,
          'unsaved',
        );
    },
  };
}
