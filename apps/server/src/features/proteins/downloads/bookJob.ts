/** The worksheets of a workbook; texts stay texts, numbers are numbers. */
export type BookJob = readonly {
  readonly sheet: string;
  /** The first row is set as a heading. */
  readonly rows: readonly (readonly (string | number)[])[];
}[];
