/**
 * A measure that programs write for every sample, as their columns name it; `amount` marks those usable as a table of
 * samples.
 */
type Measure = { readonly name: string; readonly pattern: RegExp; readonly amount: boolean };

const amount = (name: string, pattern: RegExp): Measure => ({ name, pattern, amount: true });
const beside = (name: string, pattern: RegExp): Measure => ({ name, pattern, amount: false });

/**
 * MaxQuant, FragPipe, Spectronaut, Compound Discoverer and MZmine; what is better comes first, and a longer name before
 * the shorter one that it holds.
 */
const measures: readonly Measure[] = [
  amount('LFQ intensity', /^LFQ intensity \S/i),
  beside('MaxLFQ Unique Intensity', /\S MaxLFQ (?:Unique|Total|Razor) Intensity$/i),
  amount('MaxLFQ Intensity', /\S MaxLFQ Intensity$/i),
  beside('Unique Intensity', /\S (?:Unique|Total|Razor) Intensity$/i),
  amount('Reporter intensity corrected', /^Reporter intensity corrected \S/i),
  beside('Reporter intensity count', /^Reporter intensity count \S/i),
  amount('Reporter intensity', /^Reporter intensity \S/i),
  amount('Intensity', /^Intensity \S|\S Intensity$/i),
  amount('iBAQ', /^iBAQ \S/i),
  amount('PG.Quantity', /\.PG\.(?:Quantity|IBAQ)$/i),
  beside('PG.NrOf…', /\.PG\.(?:NrOf|RunEvidence|IsSingle)\w*$/i),
  amount('Area', /^Area: /i),
  amount('Norm. Area', /^Norm\. Area: /i),
  beside(
    'Group Area',
    /^(?:Group Area|Group CV \[%\]|Ratio|Log2 Fold Change|P-value|Adj\. P-value|Peak Rating|Gap (?:Fill )?Status|RSD Corr\. QC Areas \[%\]): /i,
  ),
  amount('Peak area', /\S Peak area$/i),
  amount('Peak height', /\S Peak height$/i),
  beside(
    'Peptides',
    /^(?:Peptides|Razor \+ unique peptides|Unique peptides|Sequence coverage|MS\/MS count|Identification type) \S/i,
  ),
  beside('Spectral Count', /\S (?:Unique |Total |Razor )?Spectral Count$/i),
];
const measureOf = (heading: string): Measure | undefined =>
  measures.find(({ pattern }) => pattern.test(heading.trim()));

/** The columns of the samples, and which of several measures they are; `others` were left out. */
export type ChosenMeasure = {
  readonly columns: readonly number[];
  readonly measure: string;
  readonly others: readonly string[];
};

/**
 * Of the columns that could be samples, those of one measure: a table with several of them would give every sample as
 * many columns. Numbers before the first column of the measure describe the feature.
 *
 * @returns All columns when they are not named by a measure.
 */
export function chooseMeasure(columns: readonly number[], header: readonly string[]): ChosenMeasure {
  const found = columns.map((column) => ({ column, measure: measureOf(header[column]!) }));
  const best = measures.find((measure) => measure.amount && found.filter((one) => one.measure === measure).length > 1);
  if (!best) return { columns, measure: '', others: [] };
  const first = found.find(({ measure }) => measure === best)!.column;
  const others = [...new Set(found.flatMap(({ measure }) => (measure && measure !== best ? [measure.name] : [])))];
  // Beside one measure a plain name may be a sample that somebody added; what a program writes beside several is none.
  const isAdded = (column: number): boolean => others.length === 0 && column > first;
  return {
    columns: found
      .filter(({ column, measure }) => measure === best || (measure === undefined && isAdded(column)))
      .map(({ column }) => column),
    measure: best.name,
    others,
  };
}

/**
 * Whether a column beside the samples may be one too: in a table of several measures only another of the measure that
 * is read.
 */
export function mayBeSample(heading: string, samples: readonly string[]): boolean {
  const read = new Set(samples.map(measureOf).filter((measure) => measure !== undefined));
  const own = measureOf(heading);
  return read.size === 0 || (own !== undefined && read.has(own));
}
