import type { ChartDefinition, ChartInput } from '../model/index.ts';
import { numbers } from '../table/index.ts';

type Counted = { readonly up: number; readonly down: number };

const add = (one: Counted, other: Counted): Counted => ({ up: one.up + other.up, down: one.down + other.down });

/** How many features the legend of one drawing says rise and fall; `null` when it says nothing of that. */
function inLegend(definition: ChartDefinition, input: ChartInput): Counted | null {
  const series = [definition.draw(input).option.series ?? []].flat();
  const of = (word: string): number | null => {
    const name = series.map((one) => String(one.name ?? '')).find((one) => one.startsWith(`${word}（`));
    return name ? Number(/（([\d,]+)/u.exec(name)![1]!.replaceAll(',', '')) : null;
  };
  const [up, down] = [of('上调'), of('下调')];
  return up === null && down === null ? null : { up: up ?? 0, down: down ?? 0 };
}

/**
 * How many features a chart says rise and fall, in all comparisons together; `null` for a chart that counts none.
 */
export function countedIn(definition: ChartDefinition, input: ChartInput): Counted | null {
  const drawing = definition.draw(input);
  if (drawing.data.columns.some(({ name }) => name === 'up'))
    return { up: total(numbers(drawing.data, 'up')), down: total(numbers(drawing.data, 'down')) };
  const [setting, names] = Object.entries(drawing.counted ?? {})[0] ?? [];
  if (!setting || !names) return inLegend(definition, input);
  const each = names.map((_, at) => inLegend(definition, { ...input, settings: { own: { [setting]: at + 1 } } }));
  return each.reduce((sum, one) => (sum && one ? add(sum, one) : null), { up: 0, down: 0 });
}

const total = (values: Float64Array): number => values.reduce((sum, value) => sum + (value > 0 ? value : 0), 0);
