import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { woffToSfnt } from './woffToSfnt.ts';

export type Weight = 400 | 600;

const { resolve } = createRequire(import.meta.url);

type Slice = { readonly name: string; readonly listed: (code: number) => boolean };
/** Whether the font of this name really has the character: some slices list more than they hold. */
export type Holds = (name: string, code: number) => boolean;

const chinese = 'noto-sans-sc';
const chineseFolder = '@fontsource/noto-sans-sc';

/** Holds everyday Han, Latin and punctuation, so that nearly every text needs no other font. */
export const everydayFont = (weight: Weight): string => `${chinese}-chinese-simplified-${weight}`;

/**
 * Fonts of one file, asked in this order for what the Chinese ones lack: Greek, accents, raised and lowered digits and
 * signs; letters of formulas and operators; Roman numerals; other signs.
 */
const wholeFonts: Readonly<Record<string, (weight: Weight) => string>> = {
  'noto-sans': (weight) =>
    `@expo-google-fonts/noto-sans/${weight === 400 ? '400Regular/NotoSans_400Regular' : '600SemiBold/NotoSans_600SemiBold'}.ttf`,
  // These two are made in one weight.
  'noto-sans-math': () => '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff',
  'noto-sans-symbols': (weight) =>
    `@fontsource/noto-sans-symbols/files/noto-sans-symbols-symbols-${weight}-normal.woff`,
  'noto-sans-symbols-2': () => '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff',
};

function holdsRange(range: string): (code: number) => boolean {
  const spans = range.split(',').map((span) => {
    const [from, to] = span.trim().slice(2).split('-');
    return [Number.parseInt(from!, 16), Number.parseInt(to ?? from!, 16)] as const;
  });
  return (code) => spans.some(([from, to]) => code >= from && code <= to);
}

/** The Chinese slices by the package's own list of code points; a numbered slice is written `[90]` there. */
function slices(): Slice[] {
  const ranges = JSON.parse(readFileSync(resolve(`${chineseFolder}/unicode.json`), 'utf8')) as Record<string, string>;
  return Object.entries(ranges).map(([slice, range]) => ({
    name: `${chinese}-${slice.replace(/[[\]]/g, '')}`,
    listed: holdsRange(range),
  }));
}

let rare: readonly Slice[] | undefined;
const chosen = new Map<string, string>();

/** The names of all fonts of a weight, in the order in which they are asked. */
export const fontNames = (weight: Weight): string[] =>
  [everydayFont(weight), ...(rare ??= slices()).map(({ name }) => `${name}-${weight}`)].concat(
    Object.keys(wholeFonts).map((name) => `${name}-${weight}`),
  );

/** The name of the font that draws a character; the everyday one when none does. */
export function fontOf(char: string, weight: Weight, holds: Holds): string {
  const key = `${weight}${char}`;
  const known = chosen.get(key);
  if (known !== undefined) return known;
  const code = char.codePointAt(0)!;
  const everyday = everydayFont(weight);
  const listed = () => (rare ??= slices()).filter((slice) => slice.listed(code)).map(({ name }) => name);
  const others = () => [...listed(), ...Object.keys(wholeFonts)].map((name) => `${name}-${weight}`);
  const name = holds(everyday, code) ? everyday : (others().find((other) => holds(other, code)) ?? everyday);
  chosen.set(key, name);
  return name;
}

function fileOf(name: string): string {
  const weight = Number(name.slice(-3)) as Weight;
  return wholeFonts[name.slice(0, -4)]?.(weight) ?? `${chineseFolder}/files/${name}-normal.woff`;
}

const loaded = new Map<string, Buffer>();

/** The font of this name, read once for the life of the process. */
export function fontData(name: string): Buffer {
  const known = loaded.get(name);
  if (known) return known;
  const file = fileOf(name);
  const bytes = readFileSync(resolve(file));
  const data = file.endsWith('.woff') ? woffToSfnt(bytes) : bytes;
  loaded.set(name, data);
  return data;
}
