import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesIn, demoFamilies, demoProject, type DemoFamily, type DemoProject } from '../../flows/demo/index.ts';
import { contrastName, flowVersions, newestOf, type Edge } from '../../flows/index.ts';
import type { Options, Table } from '../../model/index.ts';
import { columnsOfRule, type Rule } from '../../rules/index.ts';
import { schemeOf } from '../../testing/demoInputs.ts';
import { readTable } from '../tableFile.ts';
import { runFlow, type FlowFiles, type StepOutcome } from './runFlow.ts';

/** What takes long and is tested beside its method is made small. */
const small: Readonly<Record<string, Options>> = {
  trend: { top_variable: 200, starts: 2 },
  gsea: { permutations: 200 },
  sparcc: { top: 60, permutations: 39 },
  'random-forest': { trees: 100 },
  'pls-da': { permutations: 20 },
  'opls-da': { permutations: 20 },
  'differential-metabolites': { permutations: 20 },
  'sc-doublets': { components: 10 },
  'sc-cluster': { components: 10, genes: 300 },
  'sc-trajectory': { components: 10, genes: 300 },
  'sc-markers': { map: false },
  'sc-pseudobulk': { min_cells: 3 },
};
/** At least so many charts, as agreed for the standard analyses. */
const charts: Readonly<Record<DemoFamily, number>> = {
  transform: 25,
  micro: 26,
  protein: 21,
  untarget: 31,
  metagenome: 24,
  metabolic: 33,
  'single-cell': 15,
};

let home: string;
beforeAll(() => (home = mkdtempSync(join(tmpdir(), 'panome-flows-'))));
afterAll(() => rmSync(home, { recursive: true }));

/** A third of the cells is as good for a chain of steps, and faster. */
const everyThird = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.split(',').filter((_, at) => at === 0 || at % 3 === 1))
    .join('\n');

const ran = new Map<DemoFamily, { readonly project: DemoProject; readonly steps: readonly StepOutcome[] }>();

async function run(family: DemoFamily) {
  const project = demoProject(family);
  const folder = join(home, family);
  mkdirSync(folder);
  const files: Record<string, FlowFiles[string]> = {};
  for (const { path, role, text } of project.files) {
    writeFileSync(join(folder, path), role === 'cells' ? everyThird(text) : text);
    files[role] = { path: join(folder, path), name: path };
  }
  const version = newestOf(family)!;
  const steps = await runFlow({
    version,
    files,
    groups: schemeOf(project),
    contrasts: project.contrasts,
    options: Object.fromEntries(version.steps.flatMap(({ id }) => (small[id] ? [[id, small[id]]] : []))),
    seed: 1,
    threads: 1,
    outDir: join(folder, 'out'),
  });
  ran.set(family, { project, steps });
  return steps;
}

const tableOf = (family: DemoFamily, step: string, table: string): Table => {
  const { folder } = ran.get(family)!.steps.find((one) => one.step.id === step)!;
  return readTable(join(home, family, 'out', folder), table);
};
const column = (table: Table, name: string) => table.columns.find((one) => one.name === name)!.values;

describe('the standard analysis runs on the simulated project', () => {
  it.each(demoFamilies)('of %s', async (family) => {
    const steps = await run(family);
    expect(steps.filter(({ state }) => state === 'failed').map(({ reason, step }) => [step.id, reason])).toEqual([]);
    const made = steps.reduce((sum, { result }) => sum + (result?.charts.length ?? 0), 0);
    expect(made).toBeGreaterThanOrEqual(charts[family]);
    const { steps: written } = JSON.parse(readFileSync(join(home, family, 'out/flow.json'), 'utf8')) as {
      readonly steps: readonly { readonly id: string; readonly folder: string }[];
    };
    expect(written.map(({ id }) => id)).toEqual(steps.map(({ step }) => step.id));
    const folders = written.flatMap(({ folder }) => (folder ? [folder] : []));
    expect(readdirSync(join(home, family, 'out')).toSorted()).toEqual([...folders, 'flow.json'].toSorted());
  });
});

describe('what was put into the data comes out at the end of the chain', () => {
  it('pathways, from the counts of genes', () => {
    const { contrasts, truths } = ran.get('transform')!.project;
    for (const contrast of contrasts) {
      const terms = tableOf('transform', `ora-kegg@${contrast.test}-${contrast.reference}`, 'result');
      const [term, p] = [column(terms, 'term') as readonly string[], column(terms, 'p_adj') as Float64Array];
      for (const set of truths.sets.filter((one) => one.role === 'kegg' && one.contrast === contrast))
        expect(p[term.indexOf(set.id)], `${contrastName(contrast)} ${set.name}`).toBeLessThan(0.05);
    }
  });

  it('kinases, from the intensities of sites', () => {
    const { contrasts, truths } = ran.get('protein')!.project;
    for (const contrast of contrasts) {
      const kinases = tableOf('protein', `ksea@${contrast.test}-${contrast.reference}`, 'result');
      const [term, z] = [column(kinases, 'term') as readonly string[], column(kinases, 'z') as Float64Array];
      for (const set of truths.sets.filter((one) => one.role === 'kinases' && one.contrast === contrast))
        expect(Math.sign(z[term.indexOf(set.id)]!), set.name).toBe(set.direction === 'up' ? 1 : -1);
    }
  });

  it.each([
    ['untarget', ['pos', 'neg']],
    ['metabolic', ['amounts']],
  ] as const)('metabolites, from the tables of %s', (family, roles) => {
    const { contrasts, truths } = ran.get(family)!.project;
    const contrast = contrasts[1]!;
    const truth = new Map(roles.flatMap((role) => [...changesIn(truths, role, contrast)]));
    const result = tableOf(family, `differential-metabolites@${contrast.test}-${contrast.reference}`, 'result');
    const [feature, direction] = [column(result, 'feature'), column(result, 'direction')] as string[][];
    const found = feature!.flatMap((name, row) =>
      /^(?:up|down)$/u.test(direction![row]!) ? [[name, direction![row]!] as const] : [],
    );
    const isRight = ([name, way]: readonly [string, string]) =>
      Math.sign(truth.get(name) ?? 0) === (way === 'up' ? 1 : -1);
    expect(found.filter(isRight).length).toBeGreaterThan(10);
    expect(found.filter((one) => !isRight(one)).length / found.length).toBeLessThan(0.06);
  });
});

describe('every edge takes columns that the table has', () => {
  /** Columns of each table that a method made. */
  const known = () => {
    const columns = new Map<string, ReadonlySet<string>>();
    for (const { steps } of ran.values())
      for (const { result, step } of steps)
        for (const table of result?.tables ?? [])
          columns.set(`${step.method}.${table.id}`, new Set(table.columns.map(({ name }) => name)));
    return columns;
  };
  type Rows = { readonly step: string; readonly table: string; readonly rules?: Rule; readonly contrast?: string };
  const named = ({ contrast, rules }: Rows): readonly string[] => [
    ...(rules ? columnsOfRule(rules) : []),
    ...(contrast ? [contrast] : []),
  ];

  it.each(flowVersions.map((version) => [version.id, version] as const))('%s', (_, version) => {
    const tables = known();
    const methodOf = (step: string) => version.steps.find(({ id }) => id === step)!.method;
    const faults: string[] = [];
    const check = (rows: Rows, more: readonly string[]) => {
      const table = `${methodOf(rows.step)}.${rows.table}`;
      const columns = [...named(rows), ...more];
      if (columns.length > 0 && !tables.has(table)) faults.push(`no run made ${table}`);
      for (const name of columns) if (tables.get(table)?.has(name) === false) faults.push(`${table} has no ${name}`);
    };
    for (const step of version.steps)
      for (const edge of Object.values(step.inputs).flat() as Edge[]) {
        if (edge.from === 'role') continue;
        const { columns = [], gather } = edge;
        if (gather?.kind !== 'lists') check(edge as Rows, columns);
        if (gather && gather.kind !== 'columns')
          check(gather as Rows, [gather.column, ...(gather.kind === 'rows' && gather.by ? [gather.by] : [])]);
      }
    expect(faults).toEqual([]);
  });
});
