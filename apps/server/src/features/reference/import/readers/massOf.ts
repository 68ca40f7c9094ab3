/** Average masses of residues in Da (IUPAC 2013), as UniProt counts them; U is selenocysteine, O pyrrolysine. */
const residues: Readonly<Record<string, number>> = {
  A: 71.0788,
  R: 156.1875,
  N: 114.1038,
  D: 115.0886,
  C: 103.1388,
  E: 129.1155,
  Q: 128.1307,
  G: 57.0519,
  H: 137.1411,
  I: 113.1594,
  L: 113.1594,
  K: 128.1741,
  M: 131.1926,
  F: 147.1766,
  P: 97.1167,
  S: 87.0782,
  T: 101.1051,
  W: 186.2132,
  Y: 163.176,
  V: 99.1326,
  U: 150.0388,
  O: 237.3018,
  // Leucine or isoleucine, which weigh the same.
  J: 113.1594,
};
const water = 18.01528;

/** The average mass of a sequence in Da, rounded; 0 when a residue is not known. */
export function massOf(sequence: string): number {
  let sum = water;
  for (const letter of sequence) {
    const mass = residues[letter];
    if (mass === undefined) return 0;
    sum += mass;
  }
  return Math.round(sum);
}
