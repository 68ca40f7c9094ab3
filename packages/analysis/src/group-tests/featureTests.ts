/** One figure per feature for each; `NaN` where it is undefined. */
export type FeatureTests = {
  readonly meanReference: Float64Array;
  readonly meanTest: Float64Array;
  readonly nReference: Float64Array;
  readonly nTest: Float64Array;
  readonly statistic: Float64Array;
  readonly df: Float64Array;
  readonly p: Float64Array;
  /** An index into `outcomes`. */
  readonly outcome: Uint8Array;
};

/** How a p-value was made, or why there is none. The words are those of the columns `p_kind` and `reason`. */
export const outcomes = [
  { kind: 't', reason: '' },
  { kind: 'exact', reason: '' },
  { kind: 'normal', reason: '' },
  { kind: '', reason: '有效值不足' },
  { kind: '', reason: '数值没有变化' },
  { kind: '', reason: '组内没有变化而两组不同，t 检验没有定义' },
  { kind: '', reason: '各对的差值全部相同，t 检验没有定义' },
] as const;
export const outcomeOf = { t: 0, exact: 1, normal: 2, tooFew: 3, constant: 4, separated: 5, sameChange: 6 } as const;

/** The values of a matrix and the columns that are compared; a missing value is `NaN`. */
export type Compared = {
  /** Row-major, features in rows. */
  readonly values: Float64Array;
  readonly rows: number;
  readonly width: number;
  readonly referenceColumns: Int32Array;
  readonly testColumns: Int32Array;
  /** Called now and then with the finished share of rows. */
  readonly progress?: (fraction: number) => void;
};

/** The empty figures of `rows` features. */
export function emptyTests(rows: number): FeatureTests {
  const column = (): Float64Array => new Float64Array(rows).fill(Number.NaN);
  return {
    meanReference: column(),
    meanTest: column(),
    nReference: column(),
    nTest: column(),
    statistic: column(),
    df: column(),
    p: column(),
    outcome: new Uint8Array(rows),
  };
}

const rowsPerReport = 2048;

/** Runs `row` over all features and reports progress. */
export function eachFeature({ rows, progress }: Compared, row: (index: number) => void): void {
  for (let index = 0; index < rows; index += 1) {
    if (progress && index % rowsPerReport === 0) progress(index / rows);
    row(index);
  }
}
