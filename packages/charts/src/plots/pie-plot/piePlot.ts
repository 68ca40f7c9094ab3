import { maximum } from '@panome/analysis/extremes';
import {
  apart,
  counted,
  fontSizeOf,
  legendBox,
  percent,
  readable,
  textWidth,
  titleHeight,
  truncateMiddle,
} from '../../frame/index.ts';
import { groupLegend } from '../../groups/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { fitted, panelGrid } from '../../parts/panel-grid/index.ts';
import { choiceOf } from '../../settings.ts';
import { categoryScale, polygon, polyline, shapesOption, words } from '../../shapes/index.ts';
import type { Shape, Spot } from '../../shapes/index.ts';
import { labelOf, numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { arcOutline, inkOn, outward } from '../../parts/sectors/index.ts';

const formSpec = {
  id: 'form',
  label: '形式',
  kind: 'choice',
  default: 'pie',
  choices: [
    { value: 'pie', label: '饼图' },
    { value: 'ring', label: '环形图' },
    { value: 'rose', label: '玫瑰图' },
  ],
} as const satisfies SettingSpec;
const saysSpec = {
  id: 'says',
  label: '写出',
  kind: 'choice',
  default: 'share',
  choices: [
    { value: 'share', label: '占比' },
    { value: 'value', label: '数值' },
    { value: 'none', label: '不写' },
  ],
} as const satisfies SettingSpec;
const others = '其他';
/** A narrower figure has no room for names beside the slices. */
const roomy = 480;
const hole = 0.58;
const longest = 18;

type Slice = {
  readonly category: string;
  readonly value: number;
  readonly share: number;
  readonly from: number;
  readonly to: number;
  readonly radius: number;
  readonly color: string;
};
type Pie = { readonly group: string; readonly total: number; readonly slices: readonly Slice[] };

function piesOf(input: ChartInput, rose: boolean): Pie[] {
  const table = tableOf(input, 'slices');
  const [group, category, value, share] = [
    texts(table, 'group'),
    texts(table, 'category'),
    numbers(table, 'value'),
    numbers(table, 'share'),
  ];
  const colorOf = colours(input, category);
  const most = maximum(share);
  return [...new Set(group)].map((name) => {
    const rows = Array.from(group.keys()).filter((row) => group[row] === name);
    let from = 0;
    return {
      group: name,
      total: rows.reduce((sum, row) => sum + value[row]!, 0),
      slices: rows.map((row) => {
        const start = from;
        from += rose ? 1 / rows.length : share[row]!;
        // The area, not the radius, is in proportion.
        return {
          category: category[row]!,
          value: value[row]!,
          share: share[row]!,
          from: start,
          to: from,
          radius: rose ? Math.sqrt(share[row]! / most) : 1,
          color: colorOf(category[row]!),
        };
      }),
    };
  });
}

function colours(input: ChartInput, categories: readonly string[]): (category: string) => string {
  const scale = categoryScale(
    input,
    categories.filter((name) => name !== others),
  );
  return (category) => (category === others ? chartColors(input.theme).neutral : scale.color(category));
}

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'slices');
  const form = choiceOf(input.settings.own, formSpec);
  const pies = piesOf(input, form === 'rose');
  const [colors, fontSize] = [chartColors(input.theme), fontSizeOf(input)];
  const beside = pies.length === 1 && input.size.width >= roomy;
  const categories = [...new Set(texts(table, 'category'))];
  const colorOf = colours(input, categories);
  const legend = beside
    ? []
    : groupLegend({ levels: categories, color: colorOf, symbol: () => 'rect', levelOf: () => '' });
  const head = 10 + titleHeight(input);
  const box = legendBox(
    input,
    legend.map(({ name }) => String(name)),
    head,
  );
  const area = {
    x: 8,
    y: head + box.top,
    width: input.size.width - 16 - box.right,
    height: input.size.height - head - box.top - box.bottom - 8,
  };
  const titleRoom = pies.length > 1 || pies[0]!.group !== '' ? fontSize + 10 : 0;
  const look = {
    form,
    says: choiceOf(input.settings.own, saysSpec),
    fontSize,
    colors,
    beside,
    label: labelOf(table, 'value'),
  };
  const shapes = panelGrid(pies.length, area, 0, titleRoom).flatMap((rect, i): Shape[] => {
    const pie = pies[i]!;
    const side = beside
      ? Math.min(rect.width * 0.33, maximum(pie.slices.map((slice) => textWidth(saying(slice, look), fontSize))) + 34)
      : 4;
    const radius = Math.max(24, Math.min(rect.width / 2 - side, rect.height / 2 - (beside ? fontSize + 8 : 4)));
    const centre: Spot = [rect.x + rect.width / 2, rect.y + rect.height / 2];
    return [
      ...(titleRoom > 0
        ? [
            words(fitted(pie.group, rect.width, fontSize), centre[0], centre[1] - radius - 7, {
              align: 'center',
              valign: 'bottom',
              bold: true,
              color: colors.text,
              fontSize,
            }),
          ]
        : []),
      ...pieShapes(pie, centre, radius, look),
      ...(beside ? labelShapes(pie, centre, radius, rect, look) : []),
    ];
  });
  return {
    option: shapesOption(input, { shapes, legend, box: box.option }),
    summary: `${formSpec.choices.find(({ value }) => value === form)!.label}：${pies
      .slice(0, 6)
      .map(
        ({ group, slices, total }) =>
          `${group ? `${group} ` : ''}合计 ${readable(total)}，${[...slices]
            .sort((a, b) => b.share - a.share)
            .slice(0, 3)
            .map(({ category, share }) => `${category} ${percent(share)}`)
            .join('、')}`,
      )
      .join('；')}。`,
    data: table,
  };
}

type Look = {
  readonly form: string;
  readonly says: string;
  readonly fontSize: number;
  readonly colors: ReturnType<typeof chartColors>;
  readonly beside: boolean;
  readonly label: string;
};

const figureOf = ({ share, value }: Slice, { says }: Pick<Look, 'says'>): string =>
  says === 'none' ? '' : says === 'value' ? readable(value) : percent(share);
const saying = (slice: Slice, look: Pick<Look, 'says'>): string =>
  `${truncateMiddle(slice.category, longest)} ${figureOf(slice, look)}`.trim();

function pieShapes({ slices, total }: Pie, centre: Spot, radius: number, look: Look): Shape[] {
  const { beside, colors, fontSize, form } = look;
  const inner = form === 'ring' ? radius * hole : 0;
  const font = Math.max(8, Math.min(fontSize, radius / 6));
  return [
    ...slices
      .filter(({ share }) => share > 0)
      .map((slice) =>
        polygon(arcOutline(centre, inner, radius * slice.radius, slice.from, slice.to), {
          fill: slice.color,
          stroke: colors.background,
          lineWidth: slices.length > 1 ? 1.2 : 0,
          tip: `${slice.category}\n${look.label} ${readable(slice.value)}（${percent(slice.share)}）`,
          z: 1,
        }),
      ),
    ...(form === 'ring'
      ? [
          words(counted(Number(total.toPrecision(6))), centre[0], centre[1], {
            align: 'center',
            bold: true,
            color: colors.text,
            fontSize: Math.max(9, Math.min(fontSize + 4, radius / 4)),
          }),
        ]
      : []),
    ...(beside
      ? []
      : slices.flatMap((slice): Shape[] => {
          const middle = form === 'ring' ? (radius * (1 + hole)) / 2 : radius * slice.radius * 0.66;
          const text = figureOf(slice, look);
          const room = form === 'ring' ? radius * (1 - hole) : radius * slice.radius * 0.6;
          // Only where the slice is as wide as the words are high and long.
          if (
            text === '' ||
            (slice.to - slice.from) * 2 * Math.PI * middle < textWidth(text, font) * 0.9 ||
            room < font * 2
          )
            return [];
          return [
            words(text, ...outward(centre, (slice.from + slice.to) / 2, middle), {
              align: 'center',
              color: inkOn(slice.color, ['#ffffff', '#1a1a1a']),
              fontSize: font,
            }),
          ];
        })),
  ];
}

/** Names outside a single pie, joined by lines, none over another. */
function labelShapes(
  { slices }: Pie,
  centre: Spot,
  radius: number,
  rect: { readonly y: number; readonly height: number },
  look: Look,
): Shape[] {
  const { colors, fontSize } = look;
  const step = fontSize + 4;
  const drawn = slices.filter(({ share }) => share > 0);
  return [1, -1].flatMap((side) => {
    const own = drawn
      .filter(({ from, to }) => ((from + to) / 2 < 0.5 ? 1 : -1) === side)
      .map((slice) => ({
        slice,
        edge: outward(centre, (slice.from + slice.to) / 2, radius * slice.radius + 3),
        bend: outward(centre, (slice.from + slice.to) / 2, radius + 12),
      }))
      .toSorted((a, b) => a.bend[1] - b.bend[1]);
    const places = apart(
      own.map(({ bend }) => bend[1]),
      step,
      rect.y + step / 2,
      rect.y + rect.height - step / 2,
    );
    return own.flatMap(({ bend, edge, slice }, i): Shape[] => {
      const x = centre[0] + side * (radius + 20);
      return [
        polyline([edge, [bend[0], places[i]!], [x, places[i]!]], { stroke: colors.axis, lineWidth: 1, z: 0 }),
        words(saying(slice, look), x + side * 4, places[i]!, {
          align: side > 0 ? 'left' : 'right',
          color: colors.text,
          fontSize,
        }),
      ];
    });
  });
}

/** The shares of categories as a pie, a ring or a rose; one per group. */
export const piePlot: ChartDefinition = {
  id: 'pie-plot',
  title: '饼图',
  tables: [{ id: 'slices' }],
  settings: [formSpec, saysSpec],
  defaultSize: { width: 720, height: 420 },
  common: ['title', 'fontSize', 'palette', 'legend', 'groups'],
  paletteKind: 'categorical',
  draw,
};
