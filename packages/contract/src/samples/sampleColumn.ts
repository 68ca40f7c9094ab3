export type SampleColumn = {
  /** Key of a row's value. */
  readonly id: string;
  readonly label: string;
  readonly unit?: string;
  readonly type: 'text' | 'number' | 'choice' | 'date';
  readonly required?: true;
  /** Of a choice. */
  readonly choices?: readonly string[];
  /** The choices are proposals; other text is allowed. */
  readonly free?: true;
  readonly min?: number;
  readonly max?: number;
  /** Outside of it a number is possible, but worth a second look. */
  readonly usual?: { readonly from: number; readonly to: number; readonly text: string };
  readonly help: string;
  /** Of the grid, in px. */
  readonly width: number;
};

/** A sample as it is typed: text by column. What is missing is empty. */
export type SampleRow = Readonly<Record<string, string>>;
