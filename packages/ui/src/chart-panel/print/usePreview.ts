import type { Appearance } from '@panome/tokens';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createChartView, type ChartView, type FigureText, type View } from '../engine/index.ts';
import { lookOf } from '../look.ts';
import { useAccent } from '../useAccent.ts';
import { useDrawing, type ChartDraw } from '../useDrawing.ts';
import { roomOf } from './printSize.ts';

type Preview = {
  readonly draw: ChartDraw;
  /** Sides in mm. */
  readonly width: number;
  readonly height: number;
  readonly theme: Appearance;
  /** The part of the axes to show; all of them without it. */
  readonly part: View | null;
};

/** Draws a chart anew at its size on paper. What it shows is what the file becomes. */
export function usePreview({ draw, height, part, theme, width }: Preview) {
  const [view, setView] = useState<ChartView | null>(null);
  const accent = useAccent();
  const [texts, setTexts] = useState<readonly FigureText[]>([]);
  const size = useMemo(() => roomOf({ width, height }), [width, height]);
  const { drawing, error } = useDrawing(draw, size, theme);

  const made = useRef<ChartView | null>(null);
  const host = useCallback((element: HTMLDivElement | null) => {
    made.current?.dispose();
    made.current = element && createChartView(element, { onShown: setTexts });
    setView(made.current);
  }, []);

  useEffect(() => {
    if (!view || !drawing) return;
    view.show(drawing, size, lookOf(theme, accent));
    if (part) view.window(part);
    else view.reset();
  }, [accent, drawing, part, size, theme, view]);

  return { broken: error !== null, drawing, host, size, texts, view: drawing ? view : null };
}
