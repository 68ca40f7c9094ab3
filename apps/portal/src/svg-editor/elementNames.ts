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

/** What an element is called: the group it stands in, and itself. */
export type ElementName = { readonly group: string; readonly name: string };

const partOf = (parts: readonly string[]): string => {
  const [kind = '', ...rest] = parts;
  if (kind === 'name') return '名称';
  if (kind === 'line') return '轴线';
  if (kind.startsWith('ticks_')) return `刻度线 ${kind.slice('ticks_'.length)}`;
  if (kind.startsWith('line_')) return `网格线 ${kind.slice('line_'.length)}`;
  if (kind === 'label') return `刻度 ${rest.join('.')}`;
  return parts.join(' ');
};

const counted = (name: string, index: string | undefined): string =>
  index === undefined || index === '0' ? name : `${name} ${Number(index) + 1}`;

/** The name of an element, from the id that the figure gives it, and its words where it has some. */
export function nameOf({ id, text }: Pick<FigureElement, 'id' | 'text'>): ElementName {
  const [first = '', index, ...rest] = id.replace(/~\d+$/u, '').split('.');
  const words = text?.trim();
  const count = /~(\d+)$/u.exec(id)?.[1];
  const again = count === undefined ? '' : ` ${count}`;
  if (first === 'series') {
    const group = /^\d+$/u.test(index ?? '') ? `系列 ${Number(index) + 1}` : (index ?? '');
    if (words) return { group, name: words };
    const [item = '', ...more] = rest;
    return {
      group,
      name: `${/^\d+$/u.test(item) ? `第 ${Number(item) + 1} 个` : item} ${more.join(' ')}`.trim() + again,
    };
  }
  const component = components[first];
  if (component === undefined)
    return { group: tags[first] ?? '其他', name: words || `${tags[first] ?? id} ${index ?? ''}`.trim() + again };
  const group = counted(component, index);
  if (first === 'title') return { group, name: words || '底色' };
  return { group, name: words || partOf(rest) + again || group + again };
}
