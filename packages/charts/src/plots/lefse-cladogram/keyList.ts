import { textWidth, truncateMiddle } from '../../frame/index.ts';
import { fontFamily } from '../../theme/index.ts';
import type { CladeNode } from './layout.ts';
import type { Element } from './shapes.ts';

/** `a`…`z`, then `a1`, `b1` … */
export const keyOf = (at: number): string =>
  String.fromCharCode(97 + (at % 26)) + (at < 26 ? '' : String(Math.floor(at / 26)));

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

/** The legend of group colours and of clade keys; entries without room are counted. */
export function keyList(
  levels: readonly string[],
  kept: readonly CladeNode[],
  keys: ReadonlyMap<CladeNode, string>,
  look: ListLook,
): Element[] {
  const small = look.fontSize;
  const line = small + 4;
  const columns = look.beside ? 1 : 2;
  const width = look.width / columns;
  const fit = (text: string): string => {
    for (let most = Array.from(text).length; most > 3; most -= 1)
      if (textWidth(truncateMiddle(text, most), small) <= width) return truncateMiddle(text, most);
    return text;
  };
  const entries = [
    ...levels.map((level) => ({ text: fit(`■ ${level}`), fill: look.color(level) })),
    ...kept.map((node) => ({
      text: fit(
        `${keys.get(node)!}  ${node.clade!.name}${node.clade!.rank === '特征' ? '' : `（${node.clade!.rank}）`}`,
      ),
      fill: look.text,
    })),
  ];
  const room = Math.max(1, Math.floor(look.height / line)) * columns;
  const shown =
    entries.length <= room
      ? entries
      : [...entries.slice(0, room - 1), { text: `…等 ${kept.length} 个`, fill: look.text }];
  const rows = Math.ceil(shown.length / columns);
  return shown.map(({ fill, text }, at) => ({
    type: 'text',
    silent: true,
    z: 4,
    x: look.left + Math.floor(at / rows) * width,
    y: look.top + (at % rows) * line,
    style: { text, fill, fontFamily, fontSize: small, align: 'left', verticalAlign: 'top' },
  }));
}
