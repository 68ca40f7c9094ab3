/** What a table says of its features, in one order. */
export type Features = {
  readonly ids: readonly string[];
  readonly values: Float64Array;
  readonly texts: readonly (readonly string[])[];
  /** Of each feature, the grid row it came from (the first, when several were merged). */
  readonly rows: Uint32Array;
};
