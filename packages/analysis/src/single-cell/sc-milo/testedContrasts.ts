import { changesOf } from '../../changes/index.ts';
import { edger } from '../../whole-methods/index.ts';
import { InputError, type Groups, type Matrix, type Table } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { overlaps, weightedFdr, type Neighbourhood } from './neighbourhoods.ts';
import type { TestedContrast } from './resultTables.ts';
import type { ScMiloOptions } from './scMilo.schema.ts';

/**
 * Every comparison by edgeR's quasi-likelihood tests on all neighbourhoods, and the FDR that counts how they overlap.
 */
export function testedContrasts(
  values: Float64Array,
  neighbourhoods: readonly Neighbourhood[],
  scheme: Groups,
  { batch, library, p: limit, pair, reference, test_group }: ScMiloOptions,
  n: number,
  seed: number,
): TestedContrast[] {
  const matrix: Matrix = {
    idName: 'neighbourhood',
    ids: neighbourhoods.map((_, at) => String(at + 1)),
    samples: scheme.samples,
    values,
    annotations: [],
  };
  const options = parseOptions(edger, {
    test: 'qlf',
    filter: false,
    library,
    batch,
    pair,
    reference,
    test_group,
    fc: 1,
  });
  const result = resultOf(
    () => edger.run({ matrix, groups: scheme }, options, { seed, progress: () => undefined }).tables[0]!,
  );
  const texts = result.columns.find(({ name }) => name === 'contrast')!.values as readonly string[];
  const weight = overlaps(neighbourhoods, n).map((sum) => 1 / sum);
  return [...new Set(texts)].map((name): TestedContrast => {
    const rows = [...texts.keys()].filter((row) => texts[row] === name);
    const column = (wanted: string): Float64Array => {
      const { values: all } = result.columns.find((one) => one.name === wanted)!;
      return Float64Array.from(rows, (row) => Number(all[row]));
    };
    const [log2fc, p] = [column('log2fc'), column('p')];
    const fdr = weightedFdr(p, weight);
    return {
      name,
      log2fc,
      level: column('log_cpm'),
      statistic: column('statistic'),
      p,
      adjusted: column('p_adj'),
      fdr,
      direction: changesOf(log2fc, fdr, { fc: 1, p: limit }),
    };
  });
}

/** Rewords errors of edgeR for neighbourhoods. */
function resultOf(run: () => Table): Table {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const said = error.problems[0]!.what;
    throw new InputError([
      {
        code: 'neighbourhoods-too-small',
        severity: 'error',
        input: 'records',
        what: `邻域的细胞数不能检验：${said.replaceAll('特征', '邻域').replaceAll('计数', '细胞数')}`,
        remedy: '请增大近邻数，或把“样本总量的校正”改为“只用总数”；批次、配对与分组完全重合时请去掉其中一个',
      },
    ]);
  }
}
