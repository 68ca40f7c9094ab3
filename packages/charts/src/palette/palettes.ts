import { categoricalPalette } from '@panome/tokens';
import type { Theme } from '../model/index.ts';
import { appearanceOf } from '../theme/appearanceOf.ts';
import { divergingRamp, sequentialRamp } from './ramp.ts';

export type PaletteKind = 'categorical' | 'sequential' | 'diverging';
export type Palette = {
  readonly id: string;
  /** Chinese. */
  readonly label: string;
  readonly kind: PaletteKind;
  /** Some ten colours of a categorical palette, or the 256 of a ramp from low to high. */
  readonly colors: (theme: Theme) => readonly string[];
};

const fixed = (colors: readonly string[]) => () => colors;

/** A ramp is 256 OKLab conversions: made when first drawn, then kept. */
function lazily(make: () => readonly string[]) {
  let colors: readonly string[] | undefined;
  return () => (colors ??= make());
}

const sequential = (id: string, label: string, anchors: string): Palette => ({
  id,
  label,
  kind: 'sequential',
  colors: lazily(() => sequentialRamp(anchors.split(' '))),
});
const diverging = (id: string, label: string, anchors: string): Palette => ({
  id,
  label,
  kind: 'diverging',
  colors: lazily(() => divergingRamp(anchors.split(' '))),
});

/**
 * Every palette a user can choose; the first of a kind is its default.
 *
 * Categorical: our tokens; Okabe & Ito 2008; Tol 2021 (bright, muted). Ramps: viridis, magma (van der Walt & Smith
 * 2015), cividis (Nuñez 2018), ColorBrewer Blues, RdBu, PuOr (Brewer 2002), vik (Crameri 2018). Ramps are the same in
 * both themes, so that a figure reads the same on the page and on paper.
 */
export const palettes: readonly Palette[] = [
  {
    id: 'panome',
    label: '全组学（默认）',
    kind: 'categorical',
    colors: (theme) => categoricalPalette(appearanceOf(theme)),
  },
  {
    id: 'okabe-ito',
    label: 'Okabe-Ito',
    kind: 'categorical',
    colors: fixed(['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00', '#999999']),
  },
  {
    id: 'tol-bright',
    label: 'Tol 明亮',
    kind: 'categorical',
    colors: fixed(['#4477aa', '#ee6677', '#228833', '#ccbb44', '#66ccee', '#aa3377', '#bbbbbb']),
  },
  {
    id: 'tol-muted',
    label: 'Tol 柔和',
    kind: 'categorical',
    colors: fixed(['#cc6677', '#332288', '#ddcc77', '#117733', '#88ccee', '#882255', '#44aa99', '#999933', '#aa4499']),
  },
  sequential(
    'viridis',
    'Viridis',
    '#440154 #482475 #414487 #355f8d #2a788e #21918c #22a884 #44bf70 #7ad151 #bddf26 #fde725',
  ),
  sequential('cividis', 'Cividis', '#00224e #123570 #3b496c #575d6d #707173 #8a8678 #a59c74 #c3b369 #e1cc55 #fee838'),
  sequential('blues', '蓝色渐变', '#f7fbff #deebf7 #c6dbef #9ecae1 #6baed6 #4292c6 #2171b5 #08519c #08306b'),
  sequential(
    'magma',
    'Magma',
    '#000004 #140e36 #3b0f70 #641a80 #8c2981 #b73779 #de4968 #f7705c #fe9f6d #fecf92 #fcfdbf',
  ),
  diverging(
    'rdbu',
    '蓝–红（默认）',
    '#053061 #2166ac #4393c3 #92c5de #d1e5f0 #f7f7f7 #fddbc7 #f4a582 #d6604d #b2182b #67001f',
  ),
  diverging('puor', '紫–橙', '#2d004b #542788 #8073ac #b2abd2 #d8daeb #f7f7f7 #fee0b6 #fdb863 #e08214 #b35806 #7f3b08'),
  diverging(
    'vik',
    'Vik（青–褐）',
    '#001261 #033e7d #1e6f9d #71a8c4 #c9dde7 #ece8e4 #eacebd #d39774 #be6533 #8b2706 #590008',
  ),
];

/**
 * A colour of a group scheme in this theme: one of our light palette becomes its partner of the dark one, any other
 * stays as chosen.
 */
export function schemeColor(color: string, theme: Theme): string {
  const at = paletteColors(undefined, 'categorical', 'light').findIndex(
    (known) => known.toLowerCase() === color.toLowerCase(),
  );
  return paletteColors(undefined, 'categorical', theme)[at] ?? color;
}

/**
 * The id of a palette that somebody made: its colours one after another, so that a figure carries it wherever it is
 * drawn. @param colors - `#rrggbb`, 2 to 20 of them.
 */
export const ownPaletteId = (colors: readonly string[]): string => colors.join('').toLowerCase();

/** The colours of a palette that somebody made; undefined for every other id. */
export const ownPaletteColors = (id: string): readonly string[] | undefined =>
  /^(?:#[0-9a-f]{6}){2,20}$/.test(id) ? id.match(/#[0-9a-f]{6}/g)! : undefined;

/** Charts count on as many colours as our own palette has. */
function filled(own: readonly string[], theme: Theme): readonly string[] {
  const usual = categoricalPalette(appearanceOf(theme));
  const further = usual.filter((color) => !own.includes(color.toLowerCase()));
  return [...own, ...further.slice(0, Math.max(0, usual.length - own.length))];
}

/** The colours of the palette `id` when it is of this kind, else those of the kind's default. */
export function paletteColors(id: string | undefined, kind: PaletteKind, theme: Theme): readonly string[] {
  const own = kind === 'categorical' && id !== undefined ? ownPaletteColors(id) : undefined;
  if (own) return filled(own, theme);
  const ofKind = palettes.filter((palette) => palette.kind === kind);
  return (ofKind.find((palette) => palette.id === id) ?? ofKind[0]!).colors(theme);
}

const lightness = (color: string): number =>
  [1, 3, 5].reduce(
    (sum, at, channel) => sum + [0.2126, 0.7152, 0.0722][channel]! * Number.parseInt(color.slice(at, at + 2), 16),
    0,
  );
/** Colours at the end of a ramp that can hardly be told from the background. */
const faint = 31;

/**
 * A ramp from not significant to most significant, turned so that the most significant end contrasts with the
 * background.
 */
export function significanceColors(id: string | undefined, theme: Theme): readonly string[] {
  const ramp = paletteColors(id, 'sequential', theme);
  const brightens = lightness(ramp.at(-1)!) > lightness(ramp[0]!);
  return (brightens === (appearanceOf(theme).theme === 'dark') ? ramp : ramp.toReversed()).slice(faint);
}
