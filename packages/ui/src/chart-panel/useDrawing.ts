import { useEffect, useMemo } from 'react';
import type { ChartDrawing, Size } from './engine/drawing.ts';

/** Makes the drawing of a chart for the room there is. */
export type ChartDraw = (room: { readonly size: Size; readonly theme: 'light' | 'dark' }) => ChartDrawing;

type Outcome = { readonly drawing: ChartDrawing | null; readonly error: unknown };
const nothing: Outcome = { drawing: null, error: null };

/** Draws when the data, the settings, the size or the theme change. An error is told to the page's error log and shown by the panel. */
export function useDrawing(draw: ChartDraw | null, size: Size | null, theme: 'light' | 'dark'): Outcome {
  const outcome = useMemo<Outcome>(() => {
    if (!draw || !size) return nothing;
    try {
      return { drawing: draw({ size, theme }), error: null };
    } catch (error) {
      return { drawing: null, error };
    }
  }, [draw, size, theme]);
  const { error } = outcome;
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  return outcome;
}
