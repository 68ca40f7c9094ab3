import { expect, it } from 'vitest';
import { maaslin } from '../../community/maaslin/index.ts';
import { stamp } from '../../community/stamp/index.ts';
import { deqms } from '../../difference/deqms/index.ts';
import { deseq2 } from '../../difference/deseq2/index.ts';
import { differentialMetabolites } from '../../difference/differential-metabolites/index.ts';
import { limma } from '../../difference/limma/index.ts';
import { ksea } from '../../enrichment/ksea/index.ts';
import { ora } from '../../enrichment/ora/index.ts';
import type { Matrix, MethodDefinition, MethodInputs, Options, Records, Table } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { drift } from '../../preprocess/drift/index.ts';
import { qcRsd } from '../../preprocess/qc-rsd/index.ts';
import { scPseudobulk } from '../../single-cell/sc-pseudobulk/index.ts';
import { inputOf, matrixOf, schemeOf } from '../../testing/demoInputs.ts';
import { changesIn, demoProject, type DemoContrast, type DemoProject } from './index.ts';

const run = (method: MethodDefinition, inputs: MethodInputs, options: Partial<Options>): readonly Table[] =>
  method.run(inputs, parseOptions(method, options), { seed: 1, progress: () => undefined }).tables;
const column = (table: Table, name: string) => table.columns.find((one) => one.name === name)!.values;
const inContrast = ({ reference, test }: DemoContrast): string => `${test} vs ${reference}`;

/** Which features a table says to have changed in a contrast, and which way. */
function foundIn(table: Table, contrast?: string): Map<string, string> {
  const [feature, direction] = [column(table, 'feature'), column(table, 'direction')] as string[][];
  const of = contrast === undefined ? undefined : column(table, 'contrast');
  return new Map(
    feature!.flatMap((name, row) =>
      (of === undefined || of[row] === contrast) && /^(up|down)$/u.test(direction![row]!)
        ? [[name, direction![row]!] as const]
        : [],
    ),
  );
}

/** The share of the true changes of at least two times that were found, and of what was found that is not true. */
function judged(found: ReadonlyMap<string, string>, truth: ReadonlyMap<string, number>) {
  const strong = [...truth].filter(([, log2fc]) => Math.abs(log2fc) >= 1);
  const right = ([feature, log2fc]: readonly [string, number]) => found.get(feature) === (log2fc > 0 ? 'up' : 'down');
  const wrong = [...found].filter(([feature]) => !right([feature, truth.get(feature) ?? 0]));
  return { found: strong.filter(right).length / strong.length, wrong: wrong.length / found.size };
}
function expectFound(project: DemoProject, role: string, table: Table, least: number): void {
  for (const contrast of project.contrasts) {
    const result = judged(foundIn(table, inContrast(contrast)), changesIn(project.truths, role, contrast));
    expect(result.found, inContrast(contrast)).toBeGreaterThan(least);
    expect(result.wrong, inContrast(contrast)).toBeLessThan(0.06);
  }
}

/** Rows of a result table of one contrast, as a user would upload them. */
function recordsOf(table: Table, contrast: string): Records {
  const rows = (column(table, 'contrast') as readonly string[]).flatMap((name, row) =>
    name === contrast ? [row] : [],
  );
  return {
    rows: rows.length,
    columns: table.columns.map(({ kind, name, values }) => ({
      name,
      text: rows.map((row) => String(values[row])),
      numbers: kind === 'text' ? null : Float64Array.from(rows, (row) => values[row] as number),
    })),
  };
}

it('genes and pathways of the transcriptome are found by DESeq2 and enrichment', async () => {
  const project = demoProject('transform');
  const inputs = { matrix: await matrixOf(project, 'counts'), groups: schemeOf(project) };
  const [result] = run(deseq2, inputs, { batch: 'batch', contrasts: 'pairs' });
  expectFound(project, 'counts', result!, 0.8);
  const sets = await inputOf(project, 'kegg', 'sets');
  for (const contrast of project.contrasts) {
    const [terms] = run(ora, { records: recordsOf(result!, inContrast(contrast)), sets }, {});
    const [term, p] = [column(terms!, 'term') as readonly string[], column(terms!, 'p_adj')];
    for (const { id, name } of project.truths.sets.filter((set) => set.role === 'kegg' && set.contrast === contrast))
      expect(p[term.indexOf(id)], name).toBeLessThan(0.05);
  }
});

it('proteins and kinases of the proteome are found by DEqMS and KSEA', async () => {
  const project = demoProject('protein');
  const groups = schemeOf(project);
  const options = { batch: 'batch', contrasts: 'pairs' };
  const spectra = (await inputOf(project, 'counts', 'records')).columns[1]!;
  const matrix = {
    ...(await matrixOf(project, 'intensity')),
    annotations: [{ name: spectra.name, values: spectra.text }],
  };
  const [proteins] = run(deqms, { matrix, groups }, options);
  expectFound(project, 'intensity', proteins!, 0.8);
  const sets = await inputOf(project, 'kinases', 'sets');
  const sites = await matrixOf(project, 'sites');
  const [changes] = run(limma, { matrix: sites, groups }, options);
  for (const contrast of project.contrasts) {
    const { columns } = recordsOf(changes!, inContrast(contrast));
    const [ids, scores] = ['feature', 'log2fc'].map((name) => columns.find((one) => one.name === name)!);
    const ranked = { ids: ids!.text, scores: scores!.numbers! };
    const [kinases] = run(ksea, { ranked, sets }, {});
    const [name, z] = [column(kinases!, 'term') as readonly string[], column(kinases!, 'z')];
    for (const { direction, id } of project.truths.sets.filter(
      (set) => set.role === 'kinases' && set.contrast === contrast,
    ))
      expect(Math.sign(z[name.indexOf(id)] as number), id).toBe(direction === 'up' ? 1 : -1);
  }
});

it('the drift of the metabolome is taken out, and then its compounds are found', async () => {
  const project = demoProject('untarget');
  const inputs = { matrix: await matrixOf(project, 'pos'), groups: schemeOf(project) };
  const [corrected] = run(drift, inputs, {});
  const matrix = {
    ...inputs.matrix,
    values: Float64Array.from(inputs.matrix.values, (_, at) => {
      const width = inputs.matrix.samples.length;
      return column(corrected!, inputs.matrix.samples[at % width]!)[Math.floor(at / width)] as number;
    }),
  };
  const stable = (values: Matrix) => {
    const rsd = column(run(qcRsd, { ...inputs, matrix: values }, {})[0]!, 'rsd') as Float64Array;
    return rsd.filter((value) => value < 0.3).length / rsd.length;
  };
  expect(stable(inputs.matrix)).toBeLessThan(0.9);
  expect(stable(matrix)).toBeGreaterThan(0.95);
  const [, contrast] = project.contrasts;
  const [result] = run(
    differentialMetabolites,
    { matrix, groups: inputs.groups },
    { reference: contrast!.reference, test_group: contrast!.test, transform: 'log2', permutations: 20 },
  );
  const { found, wrong } = judged(foundIn(result!), changesIn(project.truths, 'pos', contrast!));
  // Compounds with a missing value have no VIP and cannot be found before imputation.
  expect(found).toBeGreaterThan(0.5);
  expect(wrong).toBeLessThan(0.05);
});

it('genera of the soil go with nitrogen as they were made to', async () => {
  const project = demoProject('micro');
  const inputs = {
    matrix: await matrixOf(project, 'counts'),
    groups: schemeOf(project),
    taxonomy: await inputOf(project, 'taxonomy', 'taxonomy'),
  };
  const [result] = run(maaslin, inputs, { rank: 'genus', batch: 'batch' });
  const [feature, value] = [column(result!, 'feature'), column(result!, 'value')] as string[][];
  const contrast = project.contrasts[2]!;
  for (const { direction, id } of project.truths.sets.filter((set) => set.contrast === contrast)) {
    const row = feature!.findIndex((name, at) => name.endsWith(id) && value![at] === contrast.test);
    expect(Math.sign(column(result!, 'coef')[row] as number), id).toBe(direction === 'up' ? 1 : -1);
    expect(column(result!, 'p_adj')[row], id).toBeLessThan(0.05);
  }
});

it('functions of the rumen follow from its species', async () => {
  const project = demoProject('metagenome');
  const matrix = await matrixOf(project, 'functions');
  const groups = schemeOf(project);
  const [contrast] = project.contrasts;
  const [result] = run(stamp, { matrix, groups }, { reference: contrast!.reference, test_group: contrast!.test });
  const feature = column(result!, 'feature') as readonly string[];
  for (const { direction, id } of project.truths.sets.filter(
    (set) => set.role === 'functions' && set.contrast === contrast,
  )) {
    const row = feature.indexOf(id);
    expect(Math.sign(column(result!, 'difference')[row] as number), id).toBe(direction === 'up' ? 1 : -1);
    expect(column(result!, 'p_adj')[row], id).toBeLessThan(0.05);
  }
});

it('compounds of tea are found', async () => {
  const project = demoProject('metabolic');
  const contrast = project.contrasts[1]!;
  const [result] = run(
    differentialMetabolites,
    { matrix: await matrixOf(project, 'amounts'), groups: schemeOf(project) },
    { reference: contrast.reference, test_group: contrast.test, transform: 'log2', permutations: 20 },
  );
  const { found, wrong } = judged(foundIn(result!), changesIn(project.truths, 'amounts', contrast));
  expect(found).toBeGreaterThan(0.85);
  expect(wrong).toBeLessThan(0.05);
});

it('the response of monocytes and CD8 T cells is found, and no other', async () => {
  const project = demoProject('single-cell');
  const [result] = run(
    scPseudobulk,
    {
      cells: await inputOf(project, 'cells', 'cells'),
      records: await inputOf(project, 'notes', 'records'),
      groups: schemeOf(project),
    },
    {},
  );
  const [cluster, contrast, feature] = ['cluster', 'contrast', 'feature'].map(
    (name) => column(result!, name) as readonly string[],
  );
  const direction = column(result!, 'direction');
  const responding = new Set(project.truths.changes.map((change) => change.feature));
  const changedIn = (kind: string) =>
    feature!.filter(
      (_, row) =>
        cluster![row] === kind &&
        contrast![row]!.endsWith(inContrast(project.contrasts[0]!)) &&
        direction[row] === 'up',
    );
  for (const kind of ['单核细胞', 'CD8 T 细胞']) {
    expect(changedIn(kind).length).toBeGreaterThan(7);
    expect(changedIn(kind).filter((gene) => !responding.has(gene))).toEqual([]);
  }
  expect(changedIn('B 细胞')).toEqual([]);
});
