import { minimum } from '@panome/analysis/extremes';
import { fontSizeOf } from '../../frame/index.ts';
import type { Rect, Scale } from '../../frame/index.ts';
import type { ChartInput } from '../../model/index.ts';
import { fitted } from '../../parts/panel-grid/index.ts';
import { categoryScale, pixelsOf, placeOf, polyline, words } from '../../shapes/index.ts';
import type { Shape } from '../../shapes/index.ts';
import { chartColors } from '../../theme/index.ts';
import { groupShapes } from './groupShapes.ts';
import type { Form } from './groupShapes.ts';
import { step } from './marks.ts';
import type { Line } from './marks.ts';
import type { Panel } from './panels.ts';

type Drawing = {
  readonly input: ChartInput;
  readonly form: Form;
  readonly withPoints: boolean;
  readonly scale: ReturnType<typeof categoryScale>;
  readonly lines: readonly Line[];
  readonly letters: boolean;
  readonly rect: Rect;
  readonly yScale: Scale;
  readonly small: number;
  readonly named: boolean;
  readonly titled: boolean;
};

export function panelShapes(
  { groups, name }: Panel,
  { form, input, letters, lines, named, rect, scale, small, titled, withPoints, yScale }: Drawing,
): Shape[] {
  const [colors, fontSize] = [chartColors(input.theme), fontSizeOf(input)];
  const { y } = pixelsOf(rect, { min: 0, max: 1 }, yScale);
  const band = rect.width / groups.length;
  const middle = (i: number): number => placeOf(rect.x, rect.width, groups.length, i);
  const top = (i: number): number => {
    const { max, mean, sem } = groups[i]!;
    const highest = form === 'bar' && !withPoints ? mean : max;
    return y(Math.max(highest, form === 'bar' || form === 'strip' ? mean + (sem || 0) : highest));
  };
  // A line lies above the highest group between its ends; those of higher levels above it.
  const feet: { readonly a: number; readonly b: number; readonly foot: number }[] = [];
  const brackets = lines.flatMap(({ a, b, text }): Shape[] => {
    const under = [...groups.keys()].filter((i) => i >= a && i <= b).map((i) => top(i) - 10);
    const foot = Math.min(
      minimum(under),
      minimum(feet.filter((other) => other.a <= b && a <= other.b).map((other) => other.foot - step)),
    );
    feet.push({ a, b, foot });
    return [
      polyline(
        [
          [middle(a), foot + 4],
          [middle(a), foot],
          [middle(b), foot],
          [middle(b), foot + 4],
        ],
        { stroke: colors.text, lineWidth: 1, z: 5 },
      ),
      words(text, (middle(a) + middle(b)) / 2, foot - (text.startsWith('*') ? -3 : 2), {
        align: 'center',
        valign: 'bottom',
        color: colors.text,
        fontSize: text.startsWith('*') ? small : small - 1,
      }),
    ];
  });
  return [
    ...(titled
      ? [
          words(fitted(name, rect.width, fontSize), rect.x + rect.width / 2, rect.y - 5, {
            align: 'center',
            bold: true,
            color: colors.text,
            fontSize,
            valign: 'bottom',
          }),
        ]
      : []),
    ...groups.flatMap((group, i) =>
      groupShapes(
        group,
        form,
        { middle: middle(i), band, y, foot: y(0) },
        { color: scale.color(group.name), ground: colors.background, text: colors.text },
        { shown: withPoints, size: input.settings.pointSize ?? 5 },
      ),
    ),
    ...(letters
      ? groups.flatMap((group, i) =>
          group.letters === ''
            ? []
            : [
                words(group.letters, middle(i), top(i) - 6, {
                  align: 'center',
                  valign: 'bottom',
                  color: colors.text,
                  fontSize: small,
                  z: 5,
                }),
              ],
        )
      : []),
    ...brackets,
    ...(named
      ? groups.map((group, i) =>
          words(group.name, middle(i), rect.y + rect.height + 7, {
            align: 'center',
            valign: 'top',
            color: colors.text,
            fontSize: small,
          }),
        )
      : []),
  ];
}
