/** More entries than this do not fit into one release. */
export const mostEntries = 10_000_000;

/** The number of the place-th thing of a release, from 1. */
export const numberIn = (serial: number, place: number): number => serial * mostEntries + place;

/** All numbers of a release: from the first, before the second. */
export const numbersOf = (serial: number): readonly [number, number] => [
  serial * mostEntries,
  (serial + 1) * mostEntries,
];
