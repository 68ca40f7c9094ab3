import { byLevel, byRamp } from '../figure.ts';
import type { Figure, Ink, Where } from '../figure.ts';
import { numeral, pythonText } from '../literals.ts';
import { texts } from './head.ts';

export const points = (pixels: number): string => numeral(Math.round(pixels * 75) / 100);
export const squared = (pixels: number): string => numeral(Math.round((pixels * 0.75) ** 2 * 10) / 10);
export const cell = (frame: string, column: string): string => `${frame}[${pythonText(column)}]`;
export const indented = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replaceAll(/^(?=.)/gm, '    '));

export const isText = ({ frames }: Figure, column: string): boolean =>
  frames.some(
    ({ steps = [], table, wide }) =>
      table.columns.some(
        ({ kind, name }, at) => name === column && kind === 'text' && (wide === undefined || at < wide),
      ) ||
      steps.some((step) =>
        step.do === 'join' || step.do === 'text' || step.do === 'split'
          ? step.to === column
          : step.do === 'long'
            ? step.name === column
            : false,
      ),
  );

/** The places of a column on an axis: names stand at 1, 2, 3… */
export function along(figure: Figure, axis: 'x' | 'y', frame: string, column: string): string {
  return figure[axis].kind === 'names' && isText(figure, column)
    ? `${cell(frame, column)}.map(${axis}_places)`
    : cell(frame, column);
}

export const rowsOf = (frame: string, where: Where | undefined, labelled?: readonly string[]): string =>
  where
    ? `${frame}[${cell(frame, where.column)}.isin(${where.is === labelled ? 'labelled' : texts(where.is)})]`
    : frame;

/** One colour for all, or one for each row. */
export function ink(figure: Figure, of: Ink, frame: string): string {
  if (of === byLevel) return `${cell(frame, figure.levels!.column)}.map(colors)`;
  if (of === byRamp) return `ramp(norm(${cell(frame, figure.ramp!.column)}))`;
  return pythonText(of as string);
}

/** Repeats the lines for each level, the last legend entry first, so that it lies lowest. */
export function eachLevel(figure: Figure, from: string, body: readonly string[], forwards = false): string[] {
  return [
    `for level, color in ${forwards ? 'colors.items()' : 'reversed(list(colors.items()))'}:`,
    ...indented([`rows = ${from}[${cell(from, figure.levels!.column)} == level]`, ...body]),
  ];
}

export const end = (frame: string, column: string | 0): string =>
  column === 0 ? `np.zeros(len(${frame}))` : cell(frame, column);
