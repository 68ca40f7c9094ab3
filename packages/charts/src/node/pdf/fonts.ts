import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { woffToSfnt } from './woffToSfnt.ts';

export type Weight = 400 | 600;

const { resolve } = createRequire(import.meta.url);

type Slice = { readonly name: string; readonly listed: (code: number) => boolean };
/** Whether the font of this name really has the character: some slices list more than they hold. */
export type Holds = (name: string, code: number) => boolean;

/** Holds everyday Han, Latin and punctuation, so that nearly every text needs no other font. */
export const everydayFont = (weight: Weight): string => `noto-sans-sc-chinese-simplified-${weight}`;

function holdsRange(range: string): (code: number) => boolean {
  const spans = range.split(',').map((span) => {
    const [from, to] = span.trim().slice(2).split('-');
    return [Number.parseInt(from!, 16), Number.parseInt(to ?? from!, 16)] as const;
  });
  return (code) => spans.some(([from, to]) => code >= from && code <= to);
}

/** The slices of a Fontsource package by its own list of code points; a numbered slice is written `[90]` there. */
function slicesOf(family: string): Slice[] {
  const ranges = JSON.parse(readFileSync(resolve(`@fontsource/${family}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >;
  return Object.entries(ranges).map(([slice, range]) => ({
    name: `${family}-${slice.replace(/[[\]]/g, '')}`,
    listed: holdsRange(range),
  }));
}

let rare: readonly Slice[] | undefined;
const chosen = new Map<string, string>();

/**
 * The name of the font that draws a character; the everyday one when none does, so that a box shows what is missing.
 */
export function fontOf(char: string, weight: Weight, holds: Holds): string {
  const key = `${weight}${char}`;
  const known = chosen.get(key);
  if (known !== undefined) return known;
  const code = char.codePointAt(0)!;
  rare ??= [...slicesOf('noto-sans-sc'), ...slicesOf('noto-sans')];
  const everyday = everydayFont(weight);
  const others = () => rare!.filter(({ listed }) => listed(code)).map(({ name: slice }) => `${slice}-${weight}`);
  const name = holds(everyday, code) ? everyday : (others().find((other) => holds(other, code)) ?? everyday);
  chosen.set(key, name);
  return name;
}

const loaded = new Map<string, Buffer>();

/** The font of this name, read once for the life of the process. */
export function fontData(name: string): Buffer {
  const known = loaded.get(name);
  if (known) return known;
  const family = name.startsWith('noto-sans-sc') ? 'noto-sans-sc' : 'noto-sans';
  const data = woffToSfnt(readFileSync(resolve(`@fontsource/${family}/files/${name}-normal.woff`)));
  loaded.set(name, data);
  return data;
}
