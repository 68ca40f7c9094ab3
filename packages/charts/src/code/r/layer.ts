import { byLevel, byRamp } from '../figure.ts';
import type { Figure, Ink, Where } from '../figure.ts';
import { numeral, rColumn, rPlace, rText } from '../literals.ts';
import { texts } from './head.ts';

/** Pixels as the millimetres that ggplot2 counts lines and points in. */
export const line = (pixels: number): string => numeral(Math.round(pixels * 35.15) / 100);
export const dot = (pixels: number): string => numeral(Math.max(0.4, Math.round((pixels - 0.9) * 35.15) / 100));

type Aesthetic = 'colour' | 'fill';
type On = { readonly frame?: string; readonly where?: Where };
type Layer = { readonly aes: string[]; readonly set: string[] };

export function rowsOf(frame: string, where: Where | undefined, labelled?: readonly string[]): string {
  return where
    ? `${frame}[${rPlace(frame, where.column)} %in% ${where.is === labelled ? 'labelled' : texts(where.is, '    ')}, ]`
    : frame;
}

/** One layer of ggplot2; the data of the plot is not named again. */
export function layer(geom: string, mark: On, { aes, set }: Layer, labelled?: readonly string[]): string {
  const source = mark.frame || mark.where ? [`data = ${rowsOf(mark.frame ?? 'data', mark.where, labelled)}`] : [];
  return `${geom}(${[...source, `aes(${aes.join(', ')})`, ...set].join(', ')})`;
}

/** Whether a colour is an aesthetic that follows the data or a constant of the layer. */
export function ink(figure: Figure, of: Ink, aesthetic: Aesthetic): Layer {
  if (of === byLevel) return { aes: [`${aesthetic} = ${rColumn(figure.levels!.column)}`], set: [] };
  if (of === byRamp) return { aes: [`${aesthetic} = ${rColumn(figure.ramp!.column)}`], set: [] };
  return { aes: [], set: [`${aesthetic} = ${rText(of as string)}`] };
}

export const joined = (...layers: readonly Layer[]): Layer => ({
  aes: layers.flatMap(({ aes }) => aes),
  set: layers.flatMap(({ set }) => set),
});
export const of = (aes: readonly string[], set: readonly string[] = []): Layer => ({ aes: [...aes], set: [...set] });
export const group = (name: string | undefined): string[] => (name ? [`group = ${rColumn(name)}`] : []);
export const xy = (x: string, y: string): string[] => [`x = ${rColumn(x)}`, `y = ${rColumn(y)}`];
export const dodge = 'position = position_dodge(width = 0.8)';
export const end = (column: string | 0): string => (column === 0 ? '0' : rColumn(column));
