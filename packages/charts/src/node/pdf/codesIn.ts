import { fontData } from './fonts.ts';

type WithFont = { readonly _font: { readonly font: { readonly characterSet: readonly number[] } } };

/** Code points by font, read from the fonts themselves. */
const coverage = new Map<string, ReadonlySet<number>>();

/** The code points that a font holds. `document` only serves to read it. */
export function codesIn(document: PDFKit.PDFDocument, name: string): ReadonlySet<number> {
  const known = coverage.get(name);
  if (known) return known;
  document.font(fontData(name));
  const codes = new Set((document as PDFKit.PDFDocument & WithFont)._font.font.characterSet);
  coverage.set(name, codes);
  return codes;
}
