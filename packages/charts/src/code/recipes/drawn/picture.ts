import type { Spot } from '../units.ts';

/** A filled shape. */
export type Outline = { readonly spots: readonly Spot[]; readonly fill: string; readonly opacity: number };
/** A line through spots. */
type Path = { readonly spots: readonly Spot[]; readonly stroke: string };
/** A text centred on a spot, or to its left or right. */
export type Words = {
  readonly at: Spot;
  readonly text: string;
  readonly align: 'left' | 'middle' | 'right';
  readonly ink?: string | undefined;
  readonly size?: number | undefined;
};
/** A point of a size in pixels. */
type Dot = { readonly at: Spot; readonly fill: string; readonly size: number };
/** All that a drawing shows, in pixels. */
export type Picture = {
  readonly outlines: Outline[];
  readonly paths: Path[];
  readonly words: Words[];
  readonly dots: Dot[];
};

/** The value when it is a number, else 0. */
export const num = (value: unknown): number => (typeof value === 'number' ? value : 0);
/** A colour as `#rrggbb`; `undefined` for anything that is not a hexadecimal colour. */
export const hex = (value: unknown): string | undefined =>
  typeof value === 'string' && /^#[0-9a-f]{6}/i.test(value) ? value.slice(0, 7).toLowerCase() : undefined;
