import type { PrintSize } from './printSize.ts';

/** A picture of a chart as it is wanted: sides in mm, dots per inch, and the ground it lies on. */
export type ChartPicture = PrintSize & {
  readonly format: 'png' | 'svg' | 'pdf';
  readonly theme: 'light' | 'dark';
};

/** Characters that a kind of file cannot hold as they are. */
export type UnheldCharacters = {
  /** Become an empty box. */
  readonly missing: readonly string[];
  /** Become another form of the same letter, such as an upright one for an italic one. */
  readonly replaced: readonly string[];
};

/** Pictures that the page makes, since they need its fonts or its server. */
export type ChartPictures = {
  /** Makes and saves an SVG or PDF. Rejects when it failed; the page then says why. */
  readonly save: (picture: ChartPicture) => Promise<void>;
  /** Which characters of these texts a PDF cannot hold. */
  readonly unheld: (texts: readonly string[]) => Promise<UnheldCharacters>;
};
