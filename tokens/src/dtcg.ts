import { resolveTree } from './resolve.ts';

type Tree = { [name: string]: unknown };

const measure = (value: string) => {
  const [, number = '0', unit = 'px'] = /^(-?[\d.]+)([a-z]*)$/.exec(value) ?? [];
  return { value: Number(number), unit: unit || 'px' };
};

function color(value: string) {
  const hex = /^#([\da-f]{6})([\da-f]{2})?$/i.exec(value);
  const parts = hex
    ? [0, 2, 4].map((at) => Number.parseInt(hex[1]!.slice(at, at + 2), 16))
    : (/rgba?\(([^)]+)\)/.exec(value)?.[1] ?? '').split(',').map(Number);
  const [red = 0, green = 0, blue = 0, alpha = hex?.[2] ? Number.parseInt(hex[2], 16) / 255 : 1] = parts;
  const rounded = (share: number) => Math.round(share * 1e4) / 1e4;
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map((channel) => rounded(channel / 255)),
    alpha: rounded(alpha),
    ...(hex && { hex: `#${hex[1]}` }),
  };
}

/** The layers of a CSS shadow: two to four lengths and a colour each. */
const shadow = (value: string) =>
  value.split(/,\s*(?![^(]*\))/).map((layer) => {
    const words = layer.match(/rgba?\([^)]*\)|\S+/g) ?? [];
    const paint = words.find((word) => /^(#|rgb)/.test(word)) ?? '#000000';
    const [offsetX, offsetY, blur, spread] = ['0', '0', '0', '0'].map((zero, at) =>
      measure(words.filter((word) => word !== paint)[at] ?? zero),
    );
    return { offsetX, offsetY, blur, spread, color: color(paint) };
  });

const forms: Record<string, (value: unknown) => unknown> = {
  color: (value) => color(String(value)),
  dimension: (value) => measure(String(value)),
  duration: (value) => measure(String(value)),
  cubicBezier: (value) => (String(value).match(/[\d.]+/g) ?? []).map(Number),
  shadow: (value) => shadow(String(value)),
};

function form(tree: Tree, inherited: string | undefined): Tree {
  const type = typeof tree['$type'] === 'string' ? tree['$type'] : inherited;
  if ('$value' in tree)
    return { $type: type, $value: (forms[type ?? ''] ?? ((value: unknown) => value))(tree['$value']) };
  return Object.fromEntries(
    Object.entries(tree)
      .filter(([name]) => !name.startsWith('$'))
      .map(([name, node]) => [name, form(node as Tree, type)]),
  );
}

/**
 * A tree of tokens in the exchange form of the Design Tokens Community Group (2025.10): each with its type, no aliases,
 * colours and lengths as objects, ready for a design tool.
 *
 * @param tree - The files of an appearance laid over one another.
 * @param palette - Where aliases are looked up.
 * @throws {Error} When an alias is unknown or leads back to itself.
 */
export const toDtcg = (tree: object, palette: object): object => form(resolveTree(tree, palette) as Tree, undefined);
