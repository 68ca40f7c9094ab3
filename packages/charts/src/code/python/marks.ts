import { byLevel } from '../figure.ts';
import type { Figure, Mark } from '../figure.ts';
import { numeral, pythonText } from '../literals.ts';
import { labelledBy } from '../r/head.ts';
import { bars, boxes, errors } from './groups.ts';
import { texts } from './head.ts';
import { along, cell, eachLevel, end, indented, ink, isText, points, rowsOf, squared } from './ink.ts';

function scatter(figure: Figure, mark: Extract<Mark, { mark: 'points' }>, source: string): string[] {
  const { ink: of, jitter, size, symbols } = mark;
  const opacity = mark.opacity ? `, alpha=${numeral(mark.opacity)}` : '';
  const s = (frame: string) =>
    typeof size === 'number' ? squared(size) : `diameter(${cell(frame, size.column)}) ** 2`;
  const spread = (axis: 'x' | 'y', frame: string) =>
    jitter && figure[axis].kind === 'names'
      ? ` + rng.uniform(-${numeral(jitter)}, ${numeral(jitter)}, len(${frame}))`
      : '';
  const place = (frame: string) =>
    `${along(figure, 'x', frame, mark.x)}${spread('x', frame)}, ${along(figure, 'y', frame, mark.y)}${spread('y', frame)}`;
  if (of === byLevel)
    return eachLevel(figure, source, [
      `ax.scatter(${place('rows')}, s=${s('rows')}, color=color, ${symbols ? 'marker=markers[level], ' : ''}linewidths=0${opacity}, zorder=3, clip_on=False)`,
    ]);
  return [
    `ax.scatter(${place(source)}, s=${s(source)}, color=${ink(figure, of, source)}, linewidths=0${opacity}, zorder=3, clip_on=False)`,
  ];
}

function lines(figure: Figure, mark: Extract<Mark, { mark: 'line' }>, source: string): string[] {
  const look = `linewidth=${points(mark.width ?? 1.6)}${mark.dashed ? ', linestyle="--"' : ''}${mark.steps ? ', drawstyle="steps-post"' : ''}${mark.opacity ? `, alpha=${numeral(mark.opacity)}` : ''}`;
  const plot = (frame: string, color: string) =>
    `ax.plot(${along(figure, 'x', frame, mark.x)}, ${along(figure, 'y', frame, mark.y)}, color=${color}, ${look})`;
  if (mark.group) {
    const color =
      mark.ink === byLevel
        ? `colors.get(${cell('rows', figure.levels!.column)}.iloc[0], "#888888")`
        : pythonText(mark.ink as string);
    return [
      `for _, rows in ${source}.groupby(${pythonText(mark.group)}, sort=False):`,
      ...indented([plot('rows', color)]),
    ];
  }
  return mark.ink === byLevel
    ? eachLevel(figure, source, [plot('rows', 'color')])
    : [plot(source, pythonText(mark.ink as string))];
}

function area(figure: Figure, mark: Extract<Mark, { mark: 'area' }>, source: string): string[] {
  const fill = (frame: string, color: string) =>
    `ax.fill_between(${along(figure, 'x', frame, mark.x)}, ${mark.low ? cell(frame, mark.low) : '0'}, ${cell(frame, mark.y)}, color=${color}, alpha=${numeral(mark.opacity ?? 0.2)}, linewidth=0${mark.steps ? ', step="post"' : ''})`;
  return mark.ink === byLevel
    ? eachLevel(figure, source, [fill('rows', 'color')])
    : [fill(source, pythonText(mark.ink as string))];
}

function words(figure: Figure, mark: Extract<Mark, { mark: 'texts' }>, source: string): string[] {
  const at = (axis: 'x' | 'y', column: string) =>
    figure[axis].kind === 'names' && isText(figure, column)
      ? `${axis}_places[${cell('row', column)}]`
      : cell('row', column);
  const look = {
    above: 'xytext=(0, 4), ha="center", va="bottom"',
    right: 'xytext=(2, 0), ha="left", va="center"',
    left: 'xytext=(-2, 0), ha="right", va="center"',
    middle: 'xytext=(0, 0), ha="center", va="center"',
  }[mark.at];
  const text = mark.digits ? `format(${cell('row', mark.text)}, ".${mark.digits}g")` : cell('row', mark.text);
  const offset = mark.beside
    ? ` + (list(colors).index(${cell('row', figure.levels!.column)}) - (len(colors) - 1) / 2) * 0.8 / len(colors)`
    : '';
  return [
    `for _, row in ${source}.iterrows():`,
    `    ax.annotate(${text}, (${at('x', mark.x)}${offset}, ${at('y', mark.y)}), ${look}, textcoords="offset points", fontsize=${points(mark.size ?? figure.fontSize - 1)}, color=${pythonText(mark.ink ?? '#1a1a1a')}, annotation_clip=False)`,
  ];
}

const ellipse = (figure: Figure, x: string, y: string): string[] => [
  '# 95% 置信椭圆：按各组的均值与协方差，至少 3 个点',
  'angle = np.linspace(0, 2 * np.pi, 97)',
  ...eachLevel(figure, 'data', [
    `pairs = rows[${texts([x, y])}].dropna().to_numpy()`,
    'if len(pairs) < 3 or np.linalg.matrix_rank(np.cov(pairs.T)) < 2:',
    '    continue',
    'ring = np.sqrt(-2 * np.log(0.05)) * np.linalg.cholesky(np.cov(pairs.T)) @ [np.cos(angle), np.sin(angle)]',
    'ax.plot(*(pairs.mean(axis=0)[:, None] + ring), color=color, linewidth=0.9)',
  ]),
];

function segments(figure: Figure, mark: Extract<Mark, { mark: 'segments' }>, source: string): string[] {
  const at = (axis: 'x' | 'y', column: string | 0) =>
    column === 0 ? end(source, 0) : along(figure, axis, source, column);
  const [x0, y0, x1, y1] = [at('x', mark.from[0]), at('y', mark.from[1]), at('x', mark.to[0]), at('y', mark.to[1])];
  if (mark.arrow)
    return [
      `for start, stop in zip(zip(${x0}, ${y0}), zip(${x1}, ${y1})):`,
      `    ax.annotate("", stop, start, arrowprops={"arrowstyle": "->", "color": ${pythonText(mark.ink as string)}})`,
    ];
  return [
    `ends = np.stack([np.column_stack([${x0}, ${y0}]), np.column_stack([${x1}, ${y1}])], axis=1)`,
    `ax.add_collection(LineCollection(ends, colors=${ink(figure, mark.ink, source)}, linewidths=${points(mark.width ?? 1)}${mark.opacity ? `, alpha=${numeral(mark.opacity)}` : ''}, zorder=2, clip_on=False))`,
    'ax.autoscale_view()',
  ];
}

function polygons(figure: Figure, mark: Extract<Mark, { mark: 'polygons' }>, source: string): string[] {
  const color =
    typeof mark.ink === 'object' && 'column' in mark.ink
      ? `rows[${pythonText(mark.ink.column)}].iloc[0]`
      : mark.ink === byLevel
        ? `colors[${cell('rows', figure.levels!.column)}.iloc[0]]`
        : pythonText(mark.ink as string);
  return [
    `for _, rows in ${source}.groupby(${pythonText(mark.group)}, sort=False):`,
    `    ax.fill(${cell('rows', mark.x)}, ${cell('rows', mark.y)}, facecolor=to_rgba(${color}, ${numeral(mark.opacity ?? 1)}), edgecolor=${mark.edge ? pythonText(mark.edge) : '"none"'}, linewidth=0.6, clip_on=False)`,
  ];
}

/** The lines of one mark: what it draws on `ax`. */
export function linesOf(figure: Figure, mark: Mark): string[] {
  const frame = mark.frame ?? 'data';
  const source = mark.where ? 'chosen' : frame;
  const first = mark.where ? [`chosen = ${rowsOf(frame, mark.where, labelledBy(figure.marks))}`] : [];
  const body = () => {
    switch (mark.mark) {
      case 'points':
        return scatter(figure, mark, source);
      case 'line':
        return lines(figure, mark, source);
      case 'area':
        return area(figure, mark, source);
      case 'bars':
        return bars(figure, mark, source);
      case 'boxes':
      case 'summaries':
      case 'violins':
        return boxes(figure, mark, source);
      case 'errors':
        return errors(figure, mark, source);
      case 'texts':
        return words(figure, mark, source);
      case 'ellipses':
        return ellipse(figure, mark.x, mark.y);
      case 'segments':
        return segments(figure, mark, source);
      case 'polygons':
        return polygons(figure, mark, source);
      case 'diagonal':
        return [`ax.axline((0, 0), slope=1, color=${pythonText(mark.ink)}, linewidth=0.7, linestyle="--", zorder=1)`];
      case 'rects':
        return [
          `ax.bar(${cell(source, mark.x[0])}, ${cell(source, mark.y[1])} - ${end(source, mark.y[0])}, width=${cell(source, mark.x[1])} - ${cell(source, mark.x[0])}, bottom=${end(source, mark.y[0])}, align="edge", color=${ink(figure, mark.ink, source)}, edgecolor="white", linewidth=0.4${mark.opacity ? `, alpha=${numeral(mark.opacity)}` : ''})`,
        ];
      case 'strip':
        return [
          `ax.bar(${cell(source, mark.x)}, 0.6, bottom=${cell(source, mark.y)} - 0.3, width=1, color=${ink(figure, byLevel, source)}, clip_on=False)`,
        ];
      case 'tiles':
        return [
          `ax.bar(${along(figure, 'x', source, mark.x)}, 1, bottom=${along(figure, 'y', source, mark.y)} - 0.5, width=1, color=${ink(figure, mark.ink, source)})`,
        ];
      case 'cells':
        return [
          'cells = data.iloc[:, 1:].to_numpy(dtype=float)',
          'ax.imshow(np.ma.masked_invalid(cells), extent=(0.5, cells.shape[1] + 0.5, cells.shape[0] + 0.5, 0.5), cmap=ramp, norm=norm, aspect="auto", interpolation="nearest")',
        ];
      case 'fit': {
        const fitted = (rows: string, color: string) => [
          `known = ${rows}[${texts([mark.x, mark.y])}].dropna()`,
          `ends = np.array(ax.get_xlim())`,
          `ax.plot(ends, np.polyval(np.polyfit(known.iloc[:, 0], known.iloc[:, 1], 1), ends), color=${color}, linewidth=1.2)`,
        ];
        return mark.ink === byLevel
          ? eachLevel(figure, source, fitted('rows', 'color'))
          : fitted(source, pythonText(mark.ink as string));
      }
    }
  };
  return [...first, ...body()];
}
