import { chartTokens, type Appearance } from '@panome/tokens';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { ChartDrawing, ChartView, Size } from './engine/index.ts';

type Chart = {
  readonly host: RefObject<HTMLElement | null>;
  readonly drawing: ChartDrawing | null;
  readonly size: Size | null;
  readonly theme: Appearance;
  readonly onToggleLabels: ((ids: readonly string[]) => void) | undefined;
};

/** ECharts and our canvas code come with the first chart of the page. */
let engine: Promise<typeof import('./engine/index.ts')> | undefined;
const loadEngine = () =>
  (engine ??= import('./engine/index.ts').catch((error: unknown) => {
    engine = undefined;
    throw error;
  }));

/** What lies behind and on a figure. */
function groundOf(theme: Appearance) {
  const { bg: background, text } = chartTokens(theme);
  return { background, text };
}

/** Keeps the drawing on the page. `view` is null until ECharts has come. */
export function useChartView({ drawing, host, onToggleLabels, size, theme }: Chart) {
  const [view, setView] = useState<ChartView | null>(null);
  const [missing, setMissing] = useState(false);
  const [zoomed, setZoomed] = useState(false);
  const toggle = useEffectEvent((ids: readonly string[]) => onToggleLabels?.(ids));

  useEffect(() => {
    let made: ChartView | null = null;
    let left = false;
    loadEngine().then(
      ({ createChartView }) => {
        if (left || !host.current) return;
        made = createChartView(host.current, { onToggleLabels: (ids) => toggle(ids), onZoomedChange: setZoomed });
        setView(made);
      },
      (error: unknown) => {
        console.error(error);
        setMissing(true);
      },
    );
    return () => {
      left = true;
      made?.dispose();
      setView(null);
      setZoomed(false);
    };
  }, [host]);

  useEffect(() => {
    if (view && drawing && size) view.show(drawing, size, groundOf(theme));
  }, [view, drawing, size, theme]);

  return { view, missing, zoomed };
}
