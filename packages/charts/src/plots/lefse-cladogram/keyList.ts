import { fitName } from '../../frame/index.ts';
import { fontFamily } from '../../theme/index.ts';
import type { CladeNode } from './layout.ts';
import type { Element } from './shapes.ts';

type ListLook = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly beside: boolean;
  readonly fontSize: number;
  readonly text: string;
  readonly color: (level: string) => string;
};

const lineOf = (fontSize: number): number => fontSize + 4;

/** How many entries a list of this size has room for. */
export const entriesIn = ({ beside, fontSize, height }: Pick<ListLook, 'beside' | 'fontSize' | 'height'>): number =>
  Math.max(1, Math.floor(height / lineOf(fontSize))) * (beside ? 1 : 2);

/** The legend of group colours and of clade keys, with how many have none. */
export function keyList(
  levels: readonly string[],
  keys: ReadonlyMap<CladeNode, string>,
  more: number,
  look: ListLook,
): Element[] {
  const small = look.fontSize;
  const line = lineOf(small);
  const columns = look.beside ? 1 : 2;
  const width = look.width / columns;
  const fit = (text: string): string => fitName(text, width, small);
  const entries = [
    ...levels.map((level) => ({ text: fit(`■ ${level}`), fill: look.color(level) })),
    ...[...keys].map(([node, key]) => ({
      text: fit(`${key}  ${node.clade!.name}${node.clade!.rank === '特征' ? '' : `（${node.clade!.rank}）`}`),
      fill: look.text,
    })),
    ...(more > 0 ? [{ text: fit(`另有 ${more} 个只着色`), fill: look.text }] : []),
  ];
  const rows = Math.ceil(entries.length / columns);
  return entries.map(({ fill, text }, at) => ({
    type: 'text',
    silent: true,
    z: 4,
    x: look.left + Math.floor(at / rows) * width,
    y: look.top + (at % rows) * line,
    style: { text, fill, fontFamily, fontSize: small, align: 'left', verticalAlign: 'top' },
  }));
}
