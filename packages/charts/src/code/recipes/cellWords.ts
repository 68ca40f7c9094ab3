import type { CellLayer } from '../../model/index.ts';
import type { Frame, Mark } from '../figure.ts';
import type { View } from '../view.ts';
import { number, tableFrom, text } from './table.ts';

type Item = {
  readonly value: readonly [number, number];
  readonly label: { readonly formatter: string; readonly color: string; readonly fontSize: number };
};

const isWritten = (item: unknown): item is Item => {
  const { label, value } = (item ?? {}) as {
    label?: { show?: boolean; formatter?: unknown; color?: unknown };
    value?: unknown;
  };
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    value.every(Number.isInteger) &&
    label?.show === true &&
    typeof label.formatter === 'string' &&
    typeof label.color === 'string'
  );
};

/**
 * What the page writes in the cells, light on dark cells and dark on light ones; nothing where they are too small.
 *
 * @param layer - When the axes have the names of the cells; else the cells stand at 1, 2, 3…
 */
export function cellWords(
  v: View,
  layer?: CellLayer,
): { readonly frames: readonly Frame[]; readonly marks: readonly Mark[] } {
  const items = v.series.flatMap(({ data = [], type }) =>
    (type === 'scatter' ? (data as readonly unknown[]) : []).filter(isWritten),
  );
  if (items.length === 0) return { frames: [], marks: [] };
  const places = layer
    ? [
        text(
          'column',
          items.map(({ value }) => layer.columnIds[value[0]]!),
        ),
        text(
          'row',
          items.map(({ value }) => layer.rowIds[value[1]]!),
        ),
      ]
    : [
        number(
          'column',
          items.map(({ value }) => value[0] + 1),
        ),
        number(
          'row',
          items.map(({ value }) => value[1] + 1),
        ),
      ];
  const inks = [...new Set(items.map(({ label }) => label.color))];
  return {
    frames: [
      {
        name: 'written',
        table: tableFrom('written', [
          ...places,
          text(
            'text',
            items.map(({ label }) => label.formatter),
          ),
          text(
            'ink',
            items.map(({ label }) => label.color),
          ),
        ]),
      },
    ],
    marks: inks.map((ink): Mark => ({
      mark: 'texts',
      frame: 'written',
      where: { column: 'ink', is: [ink] },
      x: 'column',
      y: 'row',
      text: 'text',
      at: 'middle',
      ink,
      size: items[0]!.label.fontSize,
    })),
  };
}
