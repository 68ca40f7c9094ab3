import type { FigureElement } from './stage/elements.ts';

const components: Readonly<Record<string, string>> = {
  title: '标题',
  xAxis: '横轴',
  yAxis: '纵轴',
  grid: '坐标框',
  legend: '图例',
  markLine: '参考线',
  graphic: '图形',
  cells: '热图单元格',
  points: '散点',
  edges: '连线',
  brackets: '聚类树',
};
const tags: Readonly<Record<string, string>> = {
  text: '文字',
  path: '形状',
  rect: '矩形',
  circle: '圆',
  ellipse: '椭圆',
  line: '直线',
  polyline: '折线',
  polygon: '多边形',
  image: '图片',
  use: '重复的形状',
  g: '成组的形状',
};
/** What the last word of an id of ours says an element is. */
const parts: Readonly<Record<string, string>> = {
  text: '文字',
  path: '形状',
  rect: '矩形',
  circle: '圆',
  ellipse: '椭圆',
  ring: '圆环',
  sector: '扇形',
  arc: '弧线',
  line: '线',
  polyline: '折线',
  polygon: '多边形',
  image: '图片',
  'bezier-curve': '曲线',
  'ec-line': '线',
  'ec-polyline': '线',
  'ec-polygon': '区域',
  boxplotBoxPath: '箱体',
};

/** What an element is called: the group it stands in, and itself. */
export type ElementName = { readonly group: string; readonly name: string };
/** With what it is, for when another is called the same. */
type Named = ElementName & { readonly kind: string };

type Element = Pick<FigureElement, 'id' | 'text' | 'fill' | 'stroke'>;

/** A count behind a name, as in `上调（30）`, which the ids leave out. */
const counted = /（[\d,]+）$/u;
const plain = (name: string) => name.replace(counted, '');
/** Words as the ids have them. */
const asId = (words: string) => words.replaceAll(/[\s&<>"']/gu, '_');

const numbered = (name: string, index: string | undefined): string =>
  index === undefined || index === '0' ? name : `${name} ${Number(index) + 1}`;

function kindOf({ fill, stroke, text }: Element, part: string): string {
  if (text?.trim()) return '文字';
  return parts[part] ?? (fill === null && stroke !== null ? '线' : '图形');
}

function axisPart(rest: readonly string[]): string {
  const [kind = '', ...more] = rest;
  if (kind === 'name') return '名称';
  if (kind === 'line') return '轴线';
  if (kind.startsWith('ticks_')) return `刻度线 ${kind.slice('ticks_'.length)}`;
  if (kind.startsWith('minorTicks_')) return '小刻度线';
  if (kind.startsWith('line_')) return `网格线 ${kind.slice('line_'.length)}`;
  if (kind.startsWith('area_')) return `底纹 ${Number(kind.slice('area_'.length)) + 1}`;
  if (kind === 'label') return more[0] === 'ground' ? '刻度的背景' : `刻度 ${more.join('.')}`;
  return '轴的部分';
}

/** What stands in a series or a legend: `3`, `对照`, `Gene1.text`, `0.62.rect`, `ec-polyline`. */
function itemOf(rest: readonly string[]): { readonly item: string; readonly part: string } {
  const last = rest.at(-1) ?? '';
  return last in parts ? { item: rest.slice(0, -1).join('.'), part: last } : { item: rest.join('.'), part: '' };
}

/** The name of an element from its id, which says what it means, and its words where it has some. */
function readName(element: Element, wordsOf: (part: string) => string): Named {
  const id = element.id.replace(/~\d+$/u, '');
  const words = element.text?.trim();
  const [, tag = '', tagCount] = /^([a-z]+)[-_.]?(\d[\w-]*)$/u.exec(id) ?? [];
  const ofTag = tags[tag];
  if (ofTag !== undefined) return { group: ofTag, name: words || `${ofTag} ${tagCount}`, kind: ofTag };
  const [first = '', index, ...rest] = id.split('.');
  const { item, part } = itemOf(rest);
  const kind = kindOf(element, part);
  if (first === 'series') {
    const group = /^\d+$/u.test(index ?? '') ? `系列 ${Number(index) + 1}` : wordsOf(index ?? '');
    const name = /^\d+$/u.test(item) ? `第 ${Number(item) + 1} 个` : wordsOf(item);
    return { group, name: words || name || kind, kind };
  }
  const component = components[first];
  if (component === undefined) return { group: '其他', name: words || id, kind };
  const group = numbered(component, index);
  if (words) return { group, name: words, kind };
  if (first === 'xAxis' || first === 'yAxis') return { group, name: axisPart(rest), kind };
  // What has no item of its own and is a rectangle lies behind the whole of it.
  if (item === '' && part === 'rect' && first !== 'graphic') return { group, name: '背景', kind };
  if (first === 'legend') return { group, name: wordsOf(item), kind: part === 'rect' ? '背景' : kind };
  if (/^\d+$/u.test(item)) return { group, name: `${component} ${Number(item) + 1}`, kind };
  return { group, name: wordsOf(item) || (part === '' ? group : kind), kind };
}

const keyOf = ({ group, name }: ElementName) => `${group}\n${plain(name)}`;

/**
 * What every element of a figure is called. Within a group no two are called the same: they are told apart by what they
 * are, and counted where that is the same too.
 */
export function namesOf(elements: readonly Element[]): ReadonlyMap<string, ElementName> {
  const said = new Map(
    elements.flatMap(({ text }) => (text?.trim() ? [[asId(plain(text.trim())), plain(text.trim())]] : [])),
  );
  const wordsOf = (part: string) => said.get(part) ?? part;
  const read = elements.map((element) => ({ id: element.id, ...readName(element, wordsOf) }));
  const names = new Map<string, ElementName>();
  for (const alike of Map.groupBy(read, keyOf).values()) {
    const byKind = Map.groupBy(alike, ({ kind }) => kind);
    for (const [kind, same] of byKind) {
      for (const [index, { group, id, name }] of same.entries()) {
        const told = byKind.size > 1 ? `${name} · ${kind}` : name;
        names.set(id, { group, name: same.length > 1 ? `${told} ${index + 1}` : told });
      }
    }
  }
  return names;
}
