import { pchOf } from '../../groups/index.ts';
import type { Axis, Figure, Mark } from '../figure.ts';
import { listed, numeral, rColumn, rPlace, rText } from '../literals.ts';
import { longNames } from '../longNames.ts';
import { slanted } from '../slanted.ts';
import { headOf, texts } from './head.ts';
import { aestheticsOf } from './aesthetics.ts';
import { ellipseCode, stairsCode } from './shapes.ts';
import { layersOf } from './marks.ts';

/** The order in which the names of an axis stand. */
function orderLines(figure: Figure, name: 'x' | 'y'): string[] {
  const axis = figure[name];
  if (axis.kind !== 'names') return [];
  const order = axis.order ? texts(axis.order) : `unique(${rPlace('data', axis.column)})`;
  return [`${name}_names <- ${name === 'y' ? `rev(${order})` : order}`];
}

/** Bars side by side or on top of each other stand in the order of the legend. */
function levelLines({ levels, marks }: Figure): string[] {
  return [
    ...new Set(
      marks.flatMap((mark) =>
        mark.mark === 'bars' && mark.beside
          ? [
              `${rPlace(mark.frame ?? 'data', levels!.column)} <- factor(${rPlace(mark.frame ?? 'data', levels!.column)}, levels = ${mark.along === 'y' ? 'rev(names(colors))' : 'names(colors)'})`,
            ]
          : [],
      ),
    ),
  ];
}

/** What is written for the names of an axis. */
function labelsOf(axis: Extract<Axis, { kind: 'names' }>, most: number | undefined): string {
  const texts = axis.text && `setNames(${rPlace('data', axis.text)}, ${rPlace('data', axis.column)})`;
  if (most === undefined) return texts ? `, labels = ${texts}` : '';
  return `, labels = function(name) shorten(${texts ? `${texts}[name]` : 'name'})`;
}

function scaleOf(
  name: 'x' | 'y',
  axis: Axis,
  { free, most }: { readonly free: boolean; readonly most?: number | undefined },
): string[] {
  if (axis.kind === 'names') return [`scale_${name}_discrete(limits = ${name}_names${labelsOf(axis, most)})`];
  if (axis.kind === 'cells') {
    const names = name === 'x' ? 'names(data)[-1]' : 'data[[1]]';
    const labels = axis.hidden ? 'breaks = NULL' : `breaks = seq_along(${names}), labels = ${names}`;
    return [`scale_${name}_${name === 'y' ? 'reverse' : 'continuous'}(${labels}, expand = c(0, 0))`];
  }
  if (axis.reverse) return [`scale_${name}_reverse(expand = c(0, 0))`];
  const set = [
    ...(axis.ticks
      ? [
          `breaks = ${listed(
            'c(',
            axis.ticks.map(({ at }) => numeral(at)),
            ')',
            '  ',
          )}, labels = ${texts(
            axis.ticks.map(({ text }) => text),
            '  ',
          )}`,
        ]
      : []),
    ...(axis.power ? ['labels = function(power) signif(10^power, 2)'] : []),
    ...(axis.min !== undefined && !free ? ['expand = c(0, 0)'] : []),
  ];
  return set.length > 0 ? [`scale_${name}_continuous(${set.join(', ')})`] : [];
}

function limits({ x, y, panels, bare }: Figure): string[] {
  const of = (name: string, axis: Axis) => {
    if (axis.kind !== 'number' || axis.min === undefined || axis.max === undefined || panels?.free) return [];
    return [`${name} = c(${(axis.reverse ? [axis.max, axis.min] : [axis.min, axis.max]).map(numeral).join(', ')})`];
  };
  const set = [...of('xlim', x), ...of('ylim', y)];
  if (bare) return [`coord_equal(${[...set, 'clip = "off"'].join(', ')})`];
  return set.length > 0 || x.kind === 'cells' ? [`coord_cartesian(${[...set, 'clip = "off"'].join(', ')})`] : [];
}

const rules = (name: 'x' | 'y', { lines = [] }: Axis): string[] =>
  lines.map(
    ({ at, color, dashed }) =>
      `geom_${name === 'x' ? 'vline' : 'hline'}(${name}intercept = ${numeral(at)}, colour = ${rText(color)}, linewidth = 0.3${dashed ? ', linetype = "dashed"' : ''})`,
  );

function scales(figure: Figure): string[] {
  const { levels, ramp, marks } = figure;
  const used = aestheticsOf(figure);
  const words = levels?.items.some(({ label, value }) => label !== value) ? ', labels = labels' : '';
  const sized = marks.flatMap((mark) =>
    mark.mark === 'points' && typeof mark.size === 'object' ? [mark.size] : [],
  )[0];
  const shaped = levels
    ? listed(
        'c(',
        levels.items.map(({ symbol, value }) => `${rText(value)} = ${pchOf(symbol)}`),
        ')',
        '  ',
      )
    : '';
  return [
    ...[...used.level].map(
      (aesthetic) =>
        `scale_${aesthetic}_manual(values = ${aesthetic === 'shape' ? shaped : 'colors'}, breaks = names(colors)${words}, name = NULL)`,
    ),
    ...(ramp
      ? [...used.ramp].map(
          (aesthetic) =>
            `scale_${aesthetic}_gradientn(colours = ramp, limits = c(${numeral(ramp.min)}, ${numeral(ramp.max)}), oob = scales::squish, na.value = ${rText(ramp.missing ?? '#dddddd')}, name = ${rText(ramp.title)})`,
        )
      : []),
    ...(sized
      ? [
          `scale_size(range = c(${numeral(Math.round(sized.least * 35.15) / 100)}, ${numeral(Math.round(sized.most * 35.15) / 100)}), name = ${rText(sized.title)})`,
        ]
      : []),
    ...(marks.some(({ mark }) => mark === 'strip')
      ? ['guides(colour = guide_legend(override.aes = list(alpha = 1, shape = 15, size = 4)))']
      : []),
  ];
}

function panels({ panels: split }: Figure): string[] {
  if (!split) return [];
  const labels = listed(
    'c(',
    split.items.map(({ label, value }) => `${rText(value)} = ${rText(label)}`),
    ')',
    '  ',
  );
  return [
    `facet_wrap(vars(factor(${rColumn(split.column)}, levels = ${texts(
      split.items.map(({ value }) => value),
      '  ',
    )})), ncol = ${split.columns}${split.free ? ', scales = "free"' : ''}, labeller = as_labeller(${labels}))`,
  ];
}

function look(figure: Figure): string[] {
  const { bare, fontSize, legend, title, x, y } = figure;
  const named = (axis: Axis) => (bare || axis.title === '' ? 'NULL' : rText(axis.title));
  const hidden = (['x', 'y'] as const).flatMap((name) => {
    const axis = figure[name];
    return axis.kind === 'cells' || (axis.kind === 'number' && axis.hidden)
      ? [
          `axis.line.${name} = element_blank()`,
          `axis.ticks.${name} = element_blank()`,
          ...(axis.kind === 'number' ? [`axis.text.${name} = element_blank()`] : []),
        ]
      : [];
  });
  return [
    `labs(${[...(title ? [`title = ${rText(title)}`] : []), `x = ${named(x)}`, `y = ${named(y)}`].join(', ')})`,
    `${bare ? 'theme_void' : 'theme_classic'}(base_size = ${numeral(fontSize * 0.75)}, base_family = family)`,
    `theme(\n    ${[
      `legend.position = ${rText(legend)}`,
      ...(legend === 'right' && !bare ? ['legend.justification = "top"'] : []),
      'plot.title = element_text(hjust = 0.5, face = "bold")',
      'plot.margin = margin(10, 14, 8, 8)',
      ...(bare
        ? []
        : [
            'axis.text = element_text(colour = "black", size = rel(1))',
            'strip.background = element_blank()',
            'strip.text = element_text(face = "bold")',
          ]),
      ...(x.kind === 'cells'
        ? ['axis.text.x = element_text(angle = 90, hjust = 1, vjust = 0.5)']
        : slanted(figure)
          ? ['axis.text.x = element_text(angle = 45, hjust = 1)']
          : []),
      ...hidden,
    ].join(',\n    ')}\n  )`,
  ];
}

const inches = (pixels: number): string => numeral(Math.round((pixels / 96) * 100) / 100);
const front = new Set<Mark['mark']>(['bars', 'rects', 'cells', 'tiles']);

/**
 * The figure in R: one plot of ggplot2, saved as PDF and PNG.
 * @param title - What the chart is called, for its head.
 */
export function printR(figure: Figure, title: string): string {
  const behind = [...rules('x', figure.x), ...rules('y', figure.y)];
  const layers = figure.marks.flatMap((mark) => layersOf(figure, mark));
  const [free, most] = [figure.panels?.free ?? false, longNames(figure)];
  const filled = figure.marks.some(({ mark }) => front.has(mark));
  const parts = [
    'ggplot(data)',
    ...(filled ? [...layers, ...behind] : [...behind, ...layers]),
    ...scales(figure),
    ...scaleOf('x', figure.x, { free }),
    ...scaleOf('y', figure.y, { free, most }),
    ...limits(figure),
    ...panels(figure),
    ...look(figure),
  ];
  return `${[
    headOf(figure, title),
    ...(figure.marks.some(({ mark }) => mark === 'ellipses') ? [ellipseCode] : []),
    ...(figure.marks.some((mark) => mark.mark === 'area' && mark.steps) ? [stairsCode] : []),
    ...(most === undefined
      ? []
      : [
          `# 长名称写出首尾\nshorten <- function(name) ifelse(nchar(name) > ${most}, paste0(substr(name, 1, ${most / 2}), "…", substring(name, nchar(name) - ${most / 2 - 1})), name)`,
        ]),
    ...[[...orderLines(figure, 'x'), ...orderLines(figure, 'y'), ...levelLines(figure)]]
      .filter((lines) => lines.length > 0)
      .map((lines) => lines.join('\n')),
    `plot <- ${parts.join(' +\n  ')}`,
    [
      `ggsave("chart.png", plot, width = ${inches(figure.size.width)}, height = ${inches(figure.size.height)}, dpi = 300, bg = "white", type = "cairo")`,
      `ggsave("chart.pdf", plot, width = ${inches(figure.size.width)}, height = ${inches(figure.size.height)}, device = cairo_pdf)`,
    ].join('\n'),
  ].join('\n\n')}\n`;
}
