import { ownPaletteColors, ownPaletteId, palettes, type ChartInput } from '@panome/charts';
import { useMemo } from 'react';
import { palettesText as text } from './palettes.text.ts';
import { useOwnPalettes } from './useOwnPalettes.ts';

/**
 * The palettes that a chart may be drawn with: ours, the person's own, and one that the figure carries although nobody
 * keeps it any more.
 */
export function useOfferedPalettes(theme: ChartInput['theme'], chosen: string | undefined) {
  const own = useOwnPalettes().data;
  return useMemo(() => {
    const ours = palettes.map(({ colors, ...palette }) => ({ ...palette, colors: colors(theme) }));
    const made = (own ?? []).map(({ colors, name }) => ({
      id: ownPaletteId(colors),
      label: name,
      kind: 'categorical' as const,
      colors,
    }));
    // Two names may stand for the same colours; a choice is made by the colours.
    const unique = made.filter(({ id }, at) => made.findIndex((one) => one.id === id) === at);
    const carried =
      chosen === undefined || unique.some(({ id }) => id === chosen) ? undefined : ownPaletteColors(chosen);
    const lost = carried ? [{ id: chosen!, label: text.ofFigure, kind: 'categorical' as const, colors: carried }] : [];
    return [...ours, ...unique, ...lost];
  }, [chosen, own, theme]);
}
