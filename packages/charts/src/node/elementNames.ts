import { zrender } from 'echarts/core';
import type { ECharts } from '../echarts.ts';
import type { ChartDrawing } from '../model/index.ts';
import { withoutForbidden } from '../xml/index.ts';

/** What ECharts and its renderer know of an element; their types leave the last three out. */
type Drawn = {
  readonly type: string;
  readonly style?: { readonly text?: string };
  readonly parent?: Drawn | null;
  /** What a label belongs to. */
  readonly __hostTarget?: Drawn | null;
  /** Which component of the option a group belongs to. */
  readonly __ecComponentInfo?: { readonly mainType: string; readonly index: number } | null;
  /** Which part of an axis it is, such as `label_3` or `name`. */
  readonly anid?: string;
};

type Named = { readonly id?: unknown; readonly name?: unknown; readonly data?: unknown };

const longest = 160;

function* upwards(element: Drawn): Generator<Drawn> {
  for (let one: Drawn | null | undefined = element; one; one = one.parent ?? one.__hostTarget) yield one;
}

/** A count behind a name, as in `上调（30）`, is another with other data. */
const counted = /（[\d,]+）$/u;

const wordOf = ({ id, name }: Named): string | undefined =>
  [id, name].find((word): word is string => typeof word === 'string' && word !== '')?.replace(counted, '');

const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

function itemName({ data }: Named, index: number): string {
  const item: unknown = Array.isArray(data) ? data[index] : undefined;
  if (typeof item === 'string') return item.replace(counted, '');
  return (typeof item === 'object' && item !== null && wordOf(item)) || String(index);
}

/** A name as an id that needs no escapes in an attribute. */
const asId = (parts: readonly string[]): string =>
  withoutForbidden(parts.join('.'))
    .replaceAll(/[\s&<>"']/gu, '_')
    .slice(0, longest);

function partOf(element: Drawn, anid: string | undefined, isData: boolean): string[] {
  const text = element.type === 'tspan' ? (element.style?.text ?? '') : '';
  if (anid?.startsWith('label_')) return ['label', text || 'ground'];
  if (anid !== undefined) return [anid];
  // Most elements are the marks of records: what is said of them is said thousands of times.
  if (isData) return text ? ['text'] : element.type === 'path' ? [] : [element.type];
  return text ? ['text', text] : [element.type];
}

function nameOf(element: Drawn, option: ChartDrawing['option']): string {
  const chain = [...upwards(element)];
  const component = chain.find(({ __ecComponentInfo }) => __ecComponentInfo)?.__ecComponentInfo;
  const anid = chain.find((one) => one.anid !== undefined)?.anid;
  const { index = 0, mainType = 'figure' } = component ?? {};
  const models = [(option as Readonly<Record<string, unknown>>)[mainType] ?? []].flat() as readonly Named[];
  const model = models[index] ?? {};
  // What an axis is called is a setting, so that it stays the same axis under another name.
  const place = [mainType, wordOf(mainType === 'series' ? model : { id: model.id }) ?? String(index)];
  // A title is what it is, whatever it says.
  if (mainType === 'title') return asId([...place, element.type === 'tspan' ? 'text' : element.type]);
  const data = chain
    // The typings do not say that an element without data has none.
    .map((one) => zrender.getElementSSRData(one as never) as { get: (key: string) => unknown } | undefined)
    .map((known) => numberIn(known?.get('data_index')))
    .find((known) => known !== undefined);
  const item = data === undefined ? [] : [itemName(model, data)];
  return asId([...place, ...item, ...partOf(element, anid, data !== undefined)]);
}

/**
 * The id of every element that a chart drew, made of what it means (component, name of the series, of the record and
 * the part), so that it is the same in another theme and size.
 */
export function elementNames(chart: ECharts, option: ChartDrawing['option']): ReadonlyMap<object, string> {
  const used = new Map<string, number>();
  const drawn = chart.getZr().storage.getDisplayList(true) as unknown as readonly Drawn[];
  return new Map(
    drawn.map((element) => {
      const name = nameOf(element, option);
      const count = (used.get(name) ?? 0) + 1;
      used.set(name, count);
      return [element, count === 1 ? name : `${name}~${count}`];
    }),
  );
}
