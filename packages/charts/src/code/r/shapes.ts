import type { Figure, Mark } from '../figure.ts';
import { numeral, rColumn, rPlace, rText } from '../literals.ts';
import { end, group, ink, joined, layer, of, rowsOf, xy } from './layer.ts';

export const ellipses = (figure: Figure, x: string, y: string): string => {
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

export const cells = `geom_raster(
    data = data.frame(
      column = rep(seq_len(ncol(data) - 1), each = nrow(data)),
      row = rep(seq_len(nrow(data)), times = ncol(data) - 1),
      value = unlist(data[-1], use.names = FALSE)
    ),
    aes(x = column, y = row, fill = value)
  )`;

export function strip(mark: Extract<Mark, { mark: 'strip' }>, column: string): string[] {
  const frame = mark.frame ?? 'data';
  return [
    layer(
      'geom_tile',
      mark,
      of(xy(mark.x, mark.y), [`fill = unname(colors[${rPlace(frame, column)}])`, 'height = 0.6']),
    ),
    // The legend needs a scale of its own, since the fill scale belongs to the cells.
    layer('geom_point', mark, of([...xy(mark.x, mark.y), `colour = ${rColumn(column)}`], ['alpha = 0'])),
  ];
}

export function area(figure: Figure, mark: Extract<Mark, { mark: 'area' }>): string {
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

export function polygons(figure: Figure, mark: Extract<Mark, { mark: 'polygons' }>): string {
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

export function rects(figure: Figure, mark: Extract<Mark, { mark: 'rects' }>): string {
  return layer(
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
      of([], ['colour = "white"', 'linewidth = 0.2', ...(mark.opacity ? [`alpha = ${numeral(mark.opacity)}`] : [])]),
    ),
  );
}
