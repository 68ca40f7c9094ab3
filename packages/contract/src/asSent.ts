/**
 * Data as a call takes them: neither side changes what it is given, so that read-only values of other packages fit as
 * they are.
 */
export type AsSent<Data> = Data extends (infer Item)[]
  ? readonly AsSent<Item>[]
  : Data extends Blob | Date
    ? Data
    : Data extends object
      ? { readonly [Key in keyof Data]: AsSent<Data[Key]> }
      : Data;
