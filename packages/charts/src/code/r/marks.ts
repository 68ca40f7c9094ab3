import { byLevel } from '../figure.ts';
import type { Figure, Mark } from '../figure.ts';
import { numeral, rColumn, rText } from '../literals.ts';
import { labelledBy } from './head.ts';
import { dodge, dot, end, group, ink, joined, layer, line, of, xy } from './layer.ts';
import { bars, boxes, errors, summaries, violins } from './names.ts';
import { area, cells, ellipses, polygons, rects, strip } from './shapes.ts';

/** Jitter along the axis of names, and only there. */
function spread({ x, y }: Figure, by: number): string {
  const [width, height] = [x, y].map(({ kind }) => (kind === 'names' ? numeral(by) : '0'));
  return `position = position_jitter(width = ${width}, height = ${height}, seed = 1)`;
}

function points(figure: Figure, mark: Extract<Mark, { mark: 'points' }>): string {
  const { jitter, opacity, size, symbols } = mark;
  return layer(
    'geom_point',
    mark,
    joined(
      of(xy(mark.x, mark.y)),
      ink(figure, mark.ink, 'colour'),
      of(
        [
          ...(symbols ? [`shape = ${rColumn(figure.levels!.column)}`] : []),
          ...(typeof size === 'number' ? [] : [`size = ${rColumn(size.column)}`]),
        ],
        [
          ...(typeof size === 'number' ? [`size = ${dot(size)}`] : []),
          ...(opacity ? [`alpha = ${numeral(opacity)}`] : []),
          ...(jitter ? [spread(figure, jitter)] : []),
          'na.rm = TRUE',
        ],
      ),
    ),
  );
}

function words(figure: Figure, mark: Extract<Mark, { mark: 'texts' }>): string {
  const text = mark.digits ? `signif(${rColumn(mark.text)}, ${mark.digits})` : rColumn(mark.text);
  const size = numeral(Math.round((mark.size ?? figure.fontSize - 1) * 26.4) / 100);
  const at = { above: [], middle: [], right: ['hjust = 0'], left: ['hjust = 1'] }[mark.at];
  const grouped = mark.beside ? [...group(figure.levels!.column)] : [];
  return layer(
    mark.at === 'above' && !mark.beside ? 'label_points' : 'geom_text',
    mark,
    of(
      [...xy(mark.x, mark.y), `label = ${text}`, ...grouped],
      [
        `colour = ${rText(mark.ink ?? '#1a1a1a')}`,
        `size = ${size}`,
        'family = family',
        ...at,
        ...(mark.beside ? [dodge, 'vjust = -0.6'] : []),
        'na.rm = TRUE',
      ],
    ),
    labelledBy(figure.marks),
  );
}

function path(figure: Figure, mark: Extract<Mark, { mark: 'line' }>): string {
  const set = [
    `linewidth = ${line(mark.width ?? 1.6)}`,
    ...(mark.dashed ? ['linetype = "dashed"'] : []),
    ...(mark.opacity ? [`alpha = ${numeral(mark.opacity)}`] : []),
    ...(mark.steps ? ['direction = "hv"'] : []),
    'na.rm = TRUE',
  ];
  const grouped = mark.group ?? (mark.ink === byLevel ? figure.levels!.column : undefined);
  return layer(
    mark.steps ? 'geom_step' : 'geom_path',
    mark,
    joined(
      of([...xy(mark.x, mark.y), ...(grouped ? group(grouped) : ['group = 1'])]),
      ink(figure, mark.ink, 'colour'),
      of([], set),
    ),
  );
}

function fit(figure: Figure, mark: Extract<Mark, { mark: 'fit' }>): string {
  return layer(
    'geom_smooth',
    mark,
    joined(
      of([...xy(mark.x, mark.y), ...(mark.ink === byLevel ? [] : ['group = 1'])]),
      ink(figure, mark.ink, 'colour'),
      of([], ['method = "lm"', 'formula = y ~ x', 'se = FALSE', 'fullrange = TRUE', 'linewidth = 0.6', 'na.rm = TRUE']),
    ),
  );
}

function segments(figure: Figure, mark: Extract<Mark, { mark: 'segments' }>): string {
  return layer(
    'geom_segment',
    mark,
    joined(
      of([
        `x = ${end(mark.from[0])}`,
        `y = ${end(mark.from[1])}`,
        `xend = ${rColumn(mark.to[0])}`,
        `yend = ${rColumn(mark.to[1])}`,
      ]),
      ink(figure, mark.ink, 'colour'),
      of(
        [],
        [
          `linewidth = ${line(mark.width ?? 1)}`,
          ...(mark.opacity ? [`alpha = ${numeral(mark.opacity)}`] : []),
          ...(mark.arrow ? ['arrow = arrow(length = unit(2, "mm"))'] : []),
        ],
      ),
    ),
  );
}

/** The layers of one mark, each to be added to the plot. */
export function layersOf(figure: Figure, mark: Mark): string[] {
  switch (mark.mark) {
    case 'points':
      return [points(figure, mark)];
    case 'line':
      return [path(figure, mark)];
    case 'area':
      return [area(figure, mark)];
    case 'bars':
      return [bars(figure, mark)];
    case 'errors':
      return [errors(figure, mark)];
    case 'texts':
      return [words(figure, mark)];
    case 'ellipses':
      return [ellipses(figure, mark.x, mark.y)];
    case 'cells':
      return [cells];
    case 'tiles':
      return [layer('geom_tile', mark, joined(of(xy(mark.x, mark.y)), ink(figure, mark.ink, 'fill')))];
    case 'strip':
      return strip(mark, figure.levels!.column);
    case 'polygons':
      return [polygons(figure, mark)];
    case 'diagonal':
      return [`geom_abline(colour = ${rText(mark.ink)}, linewidth = 0.3, linetype = "dashed")`];
    case 'rects':
      return [rects(figure, mark)];
    case 'boxes':
      return [boxes(figure, mark)];
    case 'summaries':
      return [summaries(figure, mark)];
    case 'violins':
      return [violins(figure, mark)];
    case 'fit':
      return [fit(figure, mark)];
    case 'segments':
      return [segments(figure, mark)];
  }
}
