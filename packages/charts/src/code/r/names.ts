import type { Figure, Mark } from '../figure.ts';
import { numeral, rColumn } from '../literals.ts';
import { dodge, group, ink, joined, layer, line, of, xy } from './layer.ts';

export function bars(figure: Figure, mark: Extract<Mark, { mark: 'bars' }>): string {
  const across = mark.along === 'x' ? xy(mark.name, mark.value) : xy(mark.value, mark.name);
  const position =
    mark.beside === 'dodged'
      ? ['position = position_dodge(width = 0.8)']
      : mark.beside === 'stacked'
        ? ['position = "stack"']
        : ['position = "identity"'];
  return layer(
    'geom_col',
    mark,
    joined(
      of(across),
      ink(figure, mark.ink, 'fill'),
      of(
        [],
        [
          `width = ${numeral(mark.width ?? 0.7)}`,
          ...(mark.along === 'y' ? ['orientation = "y"'] : []),
          ...position,
          'na.rm = TRUE',
        ],
      ),
    ),
  );
}

export function errors(figure: Figure, mark: Extract<Mark, { mark: 'errors' }>): string {
  const [at, low, high] = mark.along === 'x' ? ['x', 'ymin', 'ymax'] : ['y', 'xmin', 'xmax'];
  const grouped = mark.beside ? group(figure.levels!.column) : [];
  return layer(
    'geom_errorbar',
    mark,
    joined(
      of([
        `${at} = ${rColumn(mark.name)}`,
        `${low} = ${rColumn(mark.low)}`,
        `${high} = ${rColumn(mark.high)}`,
        ...grouped,
      ]),
      ink(figure, mark.ink, 'colour'),
      of(
        [],
        [
          `width = ${mark.caps === false ? '0' : '0.15'}`,
          `linewidth = ${line(mark.width ?? 1.2)}`,
          ...(mark.along === 'y' ? ['orientation = "y"'] : []),
          ...(mark.beside ? [dodge] : []),
          'show.legend = FALSE',
        ],
      ),
    ),
  );
}

/** A name and its value, on whichever axis has the names. */
const named = ({ x }: Figure, name: string, value: string): string[] =>
  x.kind === 'names' ? xy(name, value) : xy(value, name);

export function boxes(figure: Figure, mark: Extract<Mark, { mark: 'boxes' }>): string {
  return layer(
    'geom_boxplot',
    mark,
    joined(
      of(named(figure, mark.name, mark.value)),
      ink(figure, mark.ink, 'fill'),
      ink(figure, mark.ink, 'colour'),
      of(
        [],
        [
          'alpha = 0.25',
          'outlier.shape = NA',
          `width = ${numeral(mark.width ?? 0.5)}`,
          'show.legend = FALSE',
          'na.rm = TRUE',
        ],
      ),
    ),
  );
}

export function summaries(figure: Figure, mark: Extract<Mark, { mark: 'summaries' }>): string {
  const five = ['ymin', 'lower', 'middle', 'upper', 'ymax'].map((name, at) => `${name} = ${rColumn(mark.five[at]!)}`);
  return layer(
    'geom_boxplot',
    mark,
    joined(
      of([`x = ${rColumn(mark.name)}`, ...five, `group = ${rColumn(mark.name)}`]),
      ink(figure, mark.ink, 'fill'),
      ink(figure, mark.ink, 'colour'),
      of([], ['stat = "identity"', 'alpha = 0.25', `width = ${numeral(mark.width ?? 0.5)}`]),
    ),
  );
}

export function violins(figure: Figure, mark: Extract<Mark, { mark: 'violins' }>): string {
  return layer(
    'geom_violin',
    mark,
    joined(
      of(named(figure, mark.name, mark.value)),
      ink(figure, mark.ink, 'fill'),
      ink(figure, mark.ink, 'colour'),
      of([], ['alpha = 0.25', 'scale = "width"', 'width = 0.8', 'na.rm = TRUE']),
    ),
  );
}
