import { markerOf } from '../../groups/index.ts';
import type { Axis, Figure } from '../figure.ts';
import { numeral, pythonText } from '../literals.ts';
import { longNames } from '../longNames.ts';
import { slanted } from '../slanted.ts';
import { headOf, pairs, texts, withImports } from './head.ts';
import { linesOf } from './marks.ts';

const inches = (pixels: number): string => numeral(Math.round((pixels / 96) * 100) / 100);

function places(name: 'x' | 'y', axis: Axis): string[] {
  if (axis.kind !== 'names') return [];
  const order = axis.order ? texts(axis.order) : `data[${pythonText(axis.column)}].unique()`;
  return [
    `${name}_places = {name: place for place, name in enumerate(${order}, 1)}`,
    ...(axis.text
      ? [`${name}_names = dict(zip(data[${pythonText(axis.column)}], data[${pythonText(axis.text)}]))`]
      : []),
  ];
}

function axisLines(figure: Figure, name: 'x' | 'y'): string[] {
  const axis = figure[name];
  const lines = (axis.lines ?? []).map(
    ({ at, color, dashed }) =>
      `ax.ax${name === 'x' ? 'v' : 'h'}line(${numeral(at)}, color=${pythonText(color)}, linewidth=0.7, linestyle="${dashed ? '--' : '-'}", zorder=1)`,
  );
  const hide = [`ax.set_${name}ticks([])`, `ax.spines["${name === 'x' ? 'bottom' : 'left'}"].set_visible(False)`];
  if (axis.kind === 'names') {
    const written = axis.text ? `[${name}_names.get(name, name) for name in ${name}_places]` : `list(${name}_places)`;
    const labels = name === 'y' && longNames(figure) !== undefined ? `[shorten(name) for name in ${written}]` : written;
    const turn = name === 'x' && slanted(figure) ? ', rotation=45, ha="right", rotation_mode="anchor"' : '';
    return [
      ...lines,
      `ax.set_${name}ticks(list(${name}_places.values()), ${labels}${turn})`,
      name === 'y' ? 'ax.set_ylim(len(y_places) + 0.6, 0.4)' : 'ax.set_xlim(0.4, len(x_places) + 0.6)',
    ];
  }
  if (axis.kind === 'cells') {
    const names = name === 'x' ? 'data.columns[1:]' : 'data.iloc[:, 0]';
    const shown = axis.hidden
      ? `ax.set_${name}ticks([])`
      : `ax.set_${name}ticks(range(1, len(${names}) + 1), ${names}${name === 'x' ? ', rotation=90' : ''})`;
    const least = numeral(axis.least ?? 0.5);
    return [
      shown,
      `ax.tick_params(axis="${name}", length=0)`,
      `ax.spines["${name === 'x' ? 'bottom' : 'left'}"].set_visible(False)`,
      name === 'x' ? `ax.set_xlim(${least}, len(${names}) + 0.5)` : `ax.set_ylim(len(${names}) + 0.5, ${least})`,
    ];
  }
  return [
    ...lines,
    ...(axis.hidden ? hide : []),
    ...(axis.ticks
      ? [
          `ax.set_${name}ticks([${axis.ticks.map(({ at }) => numeral(at)).join(', ')}], ${texts(axis.ticks.map(({ text }) => text))})`,
        ]
      : []),
    ...(axis.power ? [`ax.${name}axis.set_major_formatter(lambda power, _: format(10**power, ".2g"))`] : []),
    ...(axis.min !== undefined && axis.max !== undefined && !figure.panels?.free
      ? [`ax.set_${name}lim(${(axis.reverse ? [axis.max, axis.min] : [axis.min, axis.max]).map(numeral).join(', ')})`]
      : []),
  ];
}

/** matplotlib leaves labels that begin like this out of legends, unless an invisible character precedes them. */
const shown = (label: string): string => (label.startsWith('_') ? `\u200b${label}` : label);

function legendLines({ legend, levels, marks, ramp }: Figure): string[] {
  const sized = marks.flatMap((mark) =>
    mark.mark === 'points' && typeof mark.size === 'object' ? [mark.size] : [],
  )[0];
  if (legend === 'none') return [];
  const symbols = marks.some((mark) => mark.mark === 'points' && mark.symbols);
  const handle = ({ color, label, symbol }: NonNullable<typeof levels>['items'][number]): string => {
    const named = `color=${pythonText(color)}, label=${pythonText(shown(label))}`;
    if (levels!.mark === 'box') return `Patch(${named})`;
    if (levels!.mark === 'line') return `Line2D([], [], ${named})`;
    return `Line2D([], [], linestyle="", marker="${symbols ? markerOf(symbol) : 'o'}", markersize=5, ${named})`;
  };
  const at = {
    right: 'loc="upper left", bbox_to_anchor=(1.01, 1)',
    top: `loc="lower center", bbox_to_anchor=(0.5, 1.01), ncol=4`,
    bottom: `loc="upper center", bbox_to_anchor=(0.5, -0.14), ncol=4`,
  }[legend];
  const both = levels || sized;
  return [
    ...(levels ? ['handles = [', ...levels.items.map((item) => `    ${handle(item)},`), ']'] : []),
    ...(sized
      ? [
          `handles = ${levels ? 'handles + ' : ''}[Line2D([], [], linestyle="", marker="o", color="#666666", markersize=diameter(value), label=format(value, ".3g")) for value in steps]`,
        ]
      : []),
    ...(both
      ? [`ax.legend(handles=handles, ${at}${sized && !levels ? `, title=${pythonText(sized.title)}` : ''})`]
      : []),
    ...(ramp
      ? [
          `bar = fig.colorbar(ScalarMappable(norm, ramp), cax=ax.inset_axes([${both ? '1.04, 0, 0.025, 0.4' : '1.04, 0.58, 0.025, 0.4'}]))`,
          `bar.ax.set_title(${pythonText(ramp.title)}, loc="left")`,
          'bar.outline.set_visible(False)',
        ]
      : []),
  ];
}

function sizeLines({ marks }: Figure): string[] {
  const sized = marks.flatMap((mark) =>
    mark.mark === 'points' && typeof mark.size === 'object' ? [mark.size] : [],
  )[0];
  if (!sized) return [];
  const column = `data[${pythonText(sized.column)}]`;
  return [
    '# 直径（磅）：面积随数值',
    `low, high = ${column}.min(), ${column}.max()`,
    'steps = np.unique(np.linspace(low, high, 3))',
    'def diameter(value):',
    `    return ${numeral(sized.least * 0.75)} + ${numeral((sized.most - sized.least) * 0.75)} * np.sqrt((value - low) / ((high - low) or 1))`,
  ];
}

/** The figure in Python: matplotlib, saved as PDF and PNG. @param title - What the chart is called, for its head. */
export function printPython(figure: Figure, title: string): string {
  const { bare, panels, size } = figure;
  const most = longNames(figure);
  const jittered = figure.marks.some((mark) => mark.mark === 'points' && mark.jitter);
  const body = [
    ...figure.marks.flatMap((mark) => linesOf(figure, mark)),
    ...axisLines(figure, 'x'),
    ...axisLines(figure, 'y'),
    ...(bare ? ['ax.set_aspect("equal")', 'ax.axis("off")'] : []),
  ];
  const before = [
    ...places('x', figure.x),
    ...places('y', figure.y),
    ...(jittered ? ['rng = np.random.default_rng(1)'] : []),
    ...sizeLines(figure),
    ...(most === undefined
      ? []
      : [
          '# 长名称写出首尾',
          'def shorten(name):',
          `    return name if len(name) <= ${most} else name[:${most / 2}] + "…" + name[-${most / 2}:]`,
        ]),
  ];
  const wide = `figsize=(${inches(size.width)}, ${inches(size.height)}), layout="constrained"`;
  const named = (name: string, text: string, call: string) =>
    bare || text === '' ? [] : [`${call}${name}label(${pythonText(text)})`];
  const frames = figure.frames
    .map(({ name }) => name)
    .filter((name) => name === 'data' || figure.marks.some(({ frame }) => frame === name));
  const own = figure.frames
    .filter(
      ({ name, steps = [], table }) =>
        frames.includes(name) &&
        name !== 'data' &&
        (table.columns.some((column) => column.name === panels?.column) ||
          steps.some((step) => 'to' in step && step.to === panels?.column)),
    )
    .map(({ name }) => name);
  const of = (name: string) => `${name}[${name}[${pythonText(panels!.column)}] == value]`;
  const drawn = panels
    ? [
        `def draw(ax, ${['data', ...own].join(', ')}):`,
        ...body.map((line) => line.replaceAll(/^(?=.)/gm, '    ')),
        '',
        '',
        `panels = ${pairs(panels.items.map(({ label, value }) => [value, pythonText(label)]))}`,
        `fig, axes = plt.subplots(${Math.ceil(panels.items.length / panels.columns)}, ${Math.min(panels.columns, panels.items.length)}, squeeze=False, ${wide}${panels.free ? '' : ', sharex=True, sharey=True'})`,
        'for ax, (value, label) in zip(axes.flat, panels.items()):',
        `    draw(ax, ${['data', ...own].map(of).join(', ')})`,
        '    ax.set_title(label, fontweight="bold")',
        'for ax in axes.flat[len(panels):]:',
        '    ax.set_visible(False)',
        ...(figure.x.title ? [`fig.supxlabel(${pythonText(figure.x.title)}, fontsize="medium")`] : []),
        ...(figure.y.title ? [`fig.supylabel(${pythonText(figure.y.title)}, fontsize="medium")`] : []),
        ...(figure.title ? [`fig.suptitle(${pythonText(figure.title)}, fontweight="bold")`] : []),
        `ax = axes[0, ${Math.min(panels.columns, panels.items.length) - 1}]`,
      ]
    : [
        `fig, ax = plt.subplots(${wide})`,
        ...body,
        ...named('x', figure.x.title, 'ax.set_'),
        ...named('y', figure.y.title, 'ax.set_'),
        ...(figure.title ? [`ax.set_title(${pythonText(figure.title)}, fontweight="bold", fontsize="large")`] : []),
      ];
  return withImports(
    `${[headOf(figure, title), ...(before.length > 0 ? [before.join('\n')] : []), drawn.join('\n'), [...legendLines(figure), 'fig.savefig("chart.png", dpi=300)', 'fig.savefig("chart.pdf")'].join('\n')].join('\n\n')}\n`,
  );
}
