import { byLevel, byRamp } from '../figure.ts';
import type { Figure, Ink, Mark, Where } from '../figure.ts';
import { numeral, rColumn, rPlace, rText } from '../literals.ts';
import { labelledBy, texts } from './head.ts';

/** Pixels as the millimetres that ggplot2 counts lines and points in. */
const line = (pixels: number): string => numeral(Math.round(pixels * 35.15) / 100);
const dot = (pixels: number): string => numeral(Math.max(0.4, Math.round((pixels - 0.9) * 35.15) / 100));

type Aesthetic = 'colour' | 'fill';
type On = { readonly frame?: string; readonly where?: Where };
type Layer = { readonly aes: string[]; readonly set: string[] };

function rowsOf(frame: string, where: Where | undefined, labelled?: readonly string[]): string {
  return where
    ? `${frame}[${rPlace(frame, where.column)} %in% ${where.is === labelled ? 'labelled' : texts(where.is, '    ')}, ]`
    : frame;
}

/** One layer of ggplot2; the data of the plot is not named again. */
function layer(geom: string, mark: On, { aes, set }: Layer, labelled?: readonly string[]): string {
  const source = mark.frame || mark.where ? [`data = ${rowsOf(mark.frame ?? 'data', mark.where, labelled)}`] : [];
  return `${geom}(${[...source, `aes(${aes.join(', ')})`, ...set].join(', ')})`;
}

/** Where a colour belongs: among what follows the data, or among what is the same for all. */
function ink(figure: Figure, of: Ink, aesthetic: Aesthetic): Layer {
  if (of === byLevel) return { aes: [`${aesthetic} = ${rColumn(figure.levels!.column)}`], set: [] };
  if (of === byRamp) return { aes: [`${aesthetic} = ${rColumn(figure.ramp!.column)}`], set: [] };
  return { aes: [], set: [`${aesthetic} = ${rText(of as string)}`] };
}

const joined = (...layers: readonly Layer[]): Layer => ({
  aes: layers.flatMap(({ aes }) => aes),
  set: layers.flatMap(({ set }) => set),
});
const of = (aes: readonly string[], set: readonly string[] = []): Layer => ({ aes: [...aes], set: [...set] });
const group = (name: string | undefined): string[] => (name ? [`group = ${rColumn(name)}`] : []);
const xy = (x: string, y: string): string[] => [`x = ${rColumn(x)}`, `y = ${rColumn(y)}`];
const dodge = 'position = position_dodge(width = 0.8)';
const end = (column: string | 0): string => (column === 0 ? '0' : rColumn(column));

/** Apart across the axis that has names, and only there. */
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

const ellipses = (figure: Figure, x: string, y: string): string => {
  const column = figure.levels!.column;
  return `geom_path(data = normal_ellipses(data, ${rText(x)}, ${rText(y)}, ${rText(column)}), ${`aes(x = x, y = y, colour = level)`}, linewidth = 0.42, show.legend = FALSE)`;
};

/** Written before the plot when there are ellipses. */
export const ellipseCode = `# 95% 置信椭圆：按各组的均值与协方差，至少 3 个点
normal_ellipses <- function(data, x, y, by) {
  angle <- seq(0, 2 * pi, length.out = 97)
  do.call(rbind, lapply(split(data, data[[by]]), function(rows) {
    points <- na.omit(as.matrix(rows[c(x, y)]))
    if (nrow(points) < 3 || qr(cov(points))$rank < 2) return(NULL)
    ring <- sqrt(qchisq(0.95, 2)) * cbind(cos(angle), sin(angle)) %*% chol(cov(points))
    data.frame(x = mean(points[, 1]) + ring[, 1], y = mean(points[, 2]) + ring[, 2], level = rows[[by]][1])
  }))
}`;

/** Written before the plot when an area has steps. */
export const stairsCode = `# 阶梯：每个值保持到下一个时间
stairs <- function(data, x, by) {
  do.call(rbind, lapply(split(data, data[[by]]), function(rows) {
    twice <- rep(seq_len(nrow(rows)), each = 2)
    steps <- rows[twice[-length(twice)], ]
    steps[[x]] <- rows[[x]][twice[-1]]
    steps
  }))
}`;

const cells = `geom_raster(
    data = data.frame(
      column = rep(seq_len(ncol(data) - 1), each = nrow(data)),
      row = rep(seq_len(nrow(data)), times = ncol(data) - 1),
      value = unlist(data[-1], use.names = FALSE)
    ),
    aes(x = column, y = row, fill = value)
  )`;

function strip(mark: Extract<Mark, { mark: 'strip' }>, column: string): string[] {
  const frame = mark.frame ?? 'data';
  return [
    layer(
      'geom_tile',
      mark,
      of(xy(mark.x, mark.y), [`fill = unname(colors[${rPlace(frame, column)}])`, 'height = 0.6']),
    ),
    // A scale of its own for the legend: that of the cells is taken.
    layer('geom_point', mark, of([...xy(mark.x, mark.y), `colour = ${rColumn(column)}`], ['alpha = 0'])),
  ];
}

function bars(figure: Figure, mark: Extract<Mark, { mark: 'bars' }>): string {
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

function errors(figure: Figure, mark: Extract<Mark, { mark: 'errors' }>): string {
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

function area(figure: Figure, mark: Extract<Mark, { mark: 'area' }>): string {
  const low = mark.low ? `ymin = ${rColumn(mark.low)}` : 'ymin = 0';
  const source = mark.steps
    ? {
        frame: `stairs(${rowsOf(mark.frame ?? 'data', mark.where)}, ${rText(mark.x)}, ${rText(figure.levels!.column)})`,
      }
    : mark;
  return layer(
    'geom_ribbon',
    source,
    joined(
      of([`x = ${rColumn(mark.x)}`, low, `ymax = ${rColumn(mark.y)}`, ...group(mark.group)]),
      ink(figure, mark.ink, 'fill'),
      of([], [`alpha = ${numeral(mark.opacity ?? 0.2)}`, 'show.legend = FALSE']),
    ),
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

function polygons(figure: Figure, mark: Extract<Mark, { mark: 'polygons' }>): string {
  const fill =
    typeof mark.ink === 'object' && 'column' in mark.ink
      ? of([`fill = I(${rColumn(mark.ink.column)})`])
      : ink(figure, mark.ink, 'fill');
  return layer(
    'geom_polygon',
    mark,
    joined(
      of([...xy(mark.x, mark.y), ...group(mark.group)]),
      fill,
      of(
        [],
        [
          `alpha = ${numeral(mark.opacity ?? 1)}`,
          ...(mark.edge ? [`colour = ${rText(mark.edge)}`, 'linewidth = 0.3'] : []),
        ],
      ),
    ),
  );
}

/** The layers of one mark, each to be added to the plot. */
export function layersOf(figure: Figure, mark: Mark): string[] {
  const axis = figure.x.kind === 'names' ? 'x' : 'y';
  const named = (name: string, value: string) => (axis === 'x' ? xy(name, value) : xy(value, name));
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
      return [
        layer(
          'geom_rect',
          mark,
          joined(
            of([
              `xmin = ${rColumn(mark.x[0])}`,
              `xmax = ${rColumn(mark.x[1])}`,
              `ymin = ${end(mark.y[0])}`,
              `ymax = ${rColumn(mark.y[1])}`,
            ]),
            ink(figure, mark.ink, 'fill'),
            of(
              [],
              ['colour = "white"', 'linewidth = 0.2', ...(mark.opacity ? [`alpha = ${numeral(mark.opacity)}`] : [])],
            ),
          ),
        ),
      ];
    case 'boxes':
      return [
        layer(
          'geom_boxplot',
          mark,
          joined(
            of(named(mark.name, mark.value)),
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
        ),
      ];
    case 'summaries': {
      const five = ['ymin', 'lower', 'middle', 'upper', 'ymax'].map(
        (name, at) => `${name} = ${rColumn(mark.five[at]!)}`,
      );
      return [
        layer(
          'geom_boxplot',
          mark,
          joined(
            of([`x = ${rColumn(mark.name)}`, ...five, `group = ${rColumn(mark.name)}`]),
            ink(figure, mark.ink, 'fill'),
            ink(figure, mark.ink, 'colour'),
            of([], ['stat = "identity"', 'alpha = 0.25', `width = ${numeral(mark.width ?? 0.5)}`]),
          ),
        ),
      ];
    }
    case 'violins':
      return [
        layer(
          'geom_violin',
          mark,
          joined(
            of(named(mark.name, mark.value)),
            ink(figure, mark.ink, 'fill'),
            ink(figure, mark.ink, 'colour'),
            of([], ['alpha = 0.25', 'scale = "width"', 'width = 0.8', 'na.rm = TRUE']),
          ),
        ),
      ];
    case 'fit':
      return [
        layer(
          'geom_smooth',
          mark,
          joined(
            of([...xy(mark.x, mark.y), ...(mark.ink === byLevel ? [] : ['group = 1'])]),
            ink(figure, mark.ink, 'colour'),
            of(
              [],
              ['method = "lm"', 'formula = y ~ x', 'se = FALSE', 'fullrange = TRUE', 'linewidth = 0.6', 'na.rm = TRUE'],
            ),
          ),
        ),
      ];
    case 'segments':
      return [
        layer(
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
        ),
      ];
  }
}

/** Which scales the marks need. */
export function aestheticsOf({ marks }: Figure): {
  readonly level: ReadonlySet<string>;
  readonly ramp: ReadonlySet<string>;
} {
  const used = { level: new Set<string>(), ramp: new Set<string>() };
  for (const mark of marks) {
    const names =
      mark.mark === 'bars' ||
      mark.mark === 'rects' ||
      mark.mark === 'area' ||
      mark.mark === 'polygons' ||
      mark.mark === 'tiles'
        ? ['fill']
        : mark.mark === 'boxes' || mark.mark === 'summaries' || mark.mark === 'violins'
          ? ['fill', 'colour']
          : ['colour'];
    if (mark.mark === 'cells') used.ramp.add('fill');
    else if (mark.mark === 'strip' || mark.mark === 'ellipses') used.level.add('colour');
    else if ('ink' in mark && mark.ink === byLevel) names.forEach((name) => used.level.add(name));
    else if ('ink' in mark && mark.ink === byRamp) names.forEach((name) => used.ramp.add(name));
    if (mark.mark === 'points' && mark.symbols) used.level.add('shape');
  }
  return used;
}
