import { byLevel } from '../figure.ts';
import type { Figure, Mark } from '../figure.ts';
import { numeral, pythonText } from '../literals.ts';
import { along, cell, eachLevel, indented, ink, points } from './ink.ts';

export function bars(figure: Figure, mark: Extract<Mark, { mark: 'bars' }>, source: string): string[] {
  const { along: axis, beside } = mark;
  const width = mark.width ?? 0.7;
  const [draw, thick, base] = axis === 'x' ? ['ax.bar', 'width', 'bottom'] : ['ax.barh', 'height', 'left'];
  const place = (frame: string) => along(figure, axis, frame, mark.name);
  if (beside === 'dodged')
    return eachLevel(figure, source, [
      `offset = (list(colors).index(level) - (len(colors) - 1) / 2) * 0.8 / len(colors)`,
      `${draw}(${place('rows')} + offset, ${cell('rows', mark.value)}, ${thick}=${numeral(width)} / len(colors), color=color)`,
    ]);
  if (beside === 'stacked') {
    return [
      `base = dict.fromkeys(${axis}_places, 0.0)`,
      // The first entry of the legend is at the top, or on the left.
      ...eachLevel(
        figure,
        source,
        [
          `at = [base[name] for name in ${cell('rows', mark.name)}]`,
          `${draw}(${place('rows')}, ${cell('rows', mark.value)}, ${thick}=${numeral(width)}, ${base}=at, color=color)`,
          `for name, value in zip(${cell('rows', mark.name)}, ${cell('rows', mark.value)}.fillna(0)):`,
          '    base[name] += value',
        ],
        axis === 'y',
      ),
    ];
  }
  return [
    `${draw}(${place(source)}, ${cell(source, mark.value)}, ${thick}=${numeral(width)}, color=${ink(figure, mark.ink, source)})`,
  ];
}

export function boxes(
  figure: Figure,
  mark: Extract<Mark, { mark: 'boxes' | 'summaries' | 'violins' }>,
  source: string,
): string[] {
  const axis = figure.x.kind === 'names' ? 'x' : 'y';
  const color =
    mark.ink === byLevel ? `colors[${cell('rows', figure.levels!.column)}.iloc[0]]` : pythonText(mark.ink as string);
  const look =
    'patch_artist=True, showfliers=False, manage_ticks=False, boxprops={"facecolor": to_rgba(color, 0.25), "edgecolor": color}, whiskerprops={"color": color}, capprops={"color": color}, medianprops={"color": color, "linewidth": 1.5}';
  const body = {
    boxes: () => [
      `ax.boxplot(${cell('rows', (mark as { value: string }).value)}.dropna(), positions=[place], widths=${numeral((mark as { width?: number }).width ?? 0.5)}, ${look})`,
    ],
    summaries: () => {
      const five = (mark as Extract<Mark, { mark: 'summaries' }>).five.map(
        (column) => `rows[${pythonText(column)}].iloc[0]`,
      );
      return [
        `five = dict(zip(("whislo", "q1", "med", "q3", "whishi"), (${five.join(', ')})))`,
        `ax.bxp([five], positions=[place], widths=${numeral((mark as { width?: number }).width ?? 0.5)}, ${look})`,
      ];
    },
    violins: () => [
      `values = ${cell('rows', (mark as { value: string }).value)}.dropna()`,
      'if values.nunique() < 2:',
      '    continue',
      'for body in ax.violinplot(values, positions=[place], widths=0.8, showextrema=False)["bodies"]:',
      '    body.set(facecolor=to_rgba(color, 0.25), edgecolor=color, alpha=None)',
    ],
  }[mark.mark]();
  return [
    `for name, place in ${axis}_places.items():`,
    ...indented([
      `rows = ${source}[${cell(source, mark.name)} == name]`,
      'if rows.empty:',
      '    continue',
      `color = ${color}`,
      ...body,
    ]),
  ];
}

export function errors(figure: Figure, mark: Extract<Mark, { mark: 'errors' }>, source: string): string[] {
  const draw = (frame: string, color: string, offset: string) => {
    const place = `${along(figure, mark.along, frame, mark.name)}${offset}`;
    const [low, high] = [cell(frame, mark.low), cell(frame, mark.high)];
    const [at, name] =
      mark.along === 'x' ? [`${place}, (${low} + ${high}) / 2`, 'yerr'] : [`(${low} + ${high}) / 2, ${place}`, 'xerr'];
    return `ax.errorbar(${at}, ${name}=(${high} - ${low}) / 2, fmt="none", ecolor=${color}, elinewidth=${points(mark.width ?? 1.2)}, capsize=${mark.caps === false ? 0 : 2})`;
  };
  if (mark.beside)
    return eachLevel(figure, source, [
      'offset = (list(colors).index(level) - (len(colors) - 1) / 2) * 0.8 / len(colors)',
      draw('rows', mark.ink === byLevel ? 'color' : pythonText(mark.ink as string), ' + offset'),
    ]);
  return mark.ink === byLevel
    ? eachLevel(figure, source, [draw('rows', 'color', '')])
    : [draw(source, pythonText(mark.ink as string), '')];
}
