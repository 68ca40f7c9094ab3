import type { Appearance } from '@panome/tokens';
import { useEffect, useMemo } from 'react';
import type { ChartDrawing, Size } from './engine/drawing.ts';

/** What a drawing is made for. `theme` says what the page shows; `chartTokens(theme)` gives the colours of it. */
export type ChartRoom = { readonly size: Size; readonly theme: Appearance };

/** Makes the drawing of a chart for the room there is. */
export type ChartDraw = (room: ChartRoom) => ChartDrawing;

type Outcome = { readonly drawing: ChartDrawing | null; readonly error: unknown };
const nothing: Outcome = { drawing: null, error: null };

/**
 * Draws when the data, the settings, the size or the theme change. An error is told to the page's error log and shown
 * by the panel.
 */
export function useDrawing(draw: ChartDraw | null, size: Size | null, theme: Appearance): Outcome {
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
