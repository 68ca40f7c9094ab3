/** The twenty amino acids in the order of the tables. */
export const residues = 'ACDEFGHIKLMNPQRSTVWY';
export const kinds = residues.length;

/** Percent of each in UniProtKB/Swiss-Prot, release 2021_01, in that order. */
const percent = [
  8.25, 1.38, 5.46, 6.72, 3.86, 7.07, 2.27, 5.91, 5.8, 9.65, 2.41, 4.06, 4.74, 3.93, 5.53, 6.64, 5.35, 6.86, 1.1, 2.92,
];
const whole = percent.reduce((sum, value) => sum + value, 0);

/** How often each residue comes where no background is given. */
export const knownBackground = {
  natural: percent.map((value) => value / whole),
  uniform: percent.map(() => 1 / kinds),
} as const;

/**
 * Windows of one width, row-major: places among `residues`, −1 where there is none (the end of a protein, an unknown
 * residue).
 */
export type Windows = { readonly codes: Int8Array; readonly width: number; readonly count: number };

/**
 * Reads the middle `width` of a sequence: lower case counts as upper, `_ - . X *` as nothing there; what stands in
 * brackets is left out. `null`: too short, even, or its middle is no residue.
 */
export function windowOf(text: string, width: number): Int8Array | null {
  // MaxQuant lists the windows of several proteins; they differ at their ends only.
  const letters = text
    .split(/[;,\s]/u)[0]!
    .replaceAll(/\([^)]*\)|\[[^\]]*\]|[#*@^]/gu, '')
    .toUpperCase();
  if (letters.length < width || letters.length % 2 === 0) return null;
  const from = (letters.length - width) / 2;
  const codes = Int8Array.from(letters.slice(from, from + width), (letter) => residues.indexOf(letter));
  return codes[(width - 1) / 2]! < 0 ? null : codes;
}

export const windowText = (codes: Int8Array): string =>
  Array.from(codes, (code) => (code < 0 ? '_' : residues[code]!)).join('');

export function windowsOf(list: readonly Int8Array[], width: number): Windows {
  const codes = new Int8Array(list.length * width);
  list.forEach((one, at) => codes.set(one, at * width));
  return { codes, width, count: list.length };
}

/**
 * Of the chosen windows: how often each residue stands at each position, `position × 20 + residue`, and how many
 * windows have one there.
 */
export function tally(
  { codes, width }: Windows,
  rows: readonly number[],
): { readonly counts: Float64Array; readonly present: Float64Array } {
  const counts = new Float64Array(width * kinds);
  const present = new Float64Array(width);
  for (const row of rows) {
    for (let place = 0; place < width; place += 1) {
      const code = codes[row * width + place]!;
      if (code < 0) continue;
      counts[place * kinds + code]! += 1;
      present[place]! += 1;
    }
  }
  return { counts, present };
}
