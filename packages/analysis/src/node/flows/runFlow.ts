import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  defaultContrasts,
  missingRoles,
  planFlow,
  type Contrast,
  type FlowGiven,
  type FlowVersion,
  type PlannedEdge,
  type PlannedStep,
} from '../../flows/index.ts';
import {
  InputError,
  isUnfit,
  type Groups,
  type InputKind,
  type InputProblem,
  type ReadResult,
  type Recipe,
} from '../../model/index.ts';
import { methodById } from '../../registry.ts';
import { executeRun } from '../executeRun.ts';
import type { RunFile, RunFiles } from '../loadInputs.ts';
import { createReadingStore, type ReadingStore } from '../readings/index.ts';
import { readRoles } from './readRoles.ts';
import { readScheme } from './readScheme.ts';
import { writeEdge, type EdgeSources, type RoleFile } from './writeEdge.ts';

export type FlowFiles = { readonly [role: string]: RoleFile };

export type FlowPlanRequest = Pick<FlowGiven, 'options' | 'skip' | 'only'> & {
  readonly version: FlowVersion;
  readonly files: FlowFiles;
  readonly groups: RunFile | Groups | null;
  /** Every other group against the first when absent. */
  readonly contrasts?: readonly Contrast[] | undefined;
};

export type FlowRequest = FlowPlanRequest & {
  readonly seed: number;
  /** Made when absent; each step writes a folder of its own as `executeRun` does, beside `flow.json`. */
  readonly outDir: string;
  /** As of `executeRun`. */
  readonly threads?: number | undefined;
  readonly onStep?: ((outcome: StepOutcome, done: number, total: number) => void) | undefined;
};

/** How a step came out. */
export type StepOutcome = {
  readonly step: PlannedStep;
  readonly state: 'succeeded' | 'failed' | 'skipped';
  /** Of a step that did not succeed why, in Chinese. */
  readonly reason: string;
  /** Of a failed step what is wrong with its data; empty when the program is at fault. */
  readonly problems: readonly InputProblem[];
  /** The name of its folder in `outDir`. */
  readonly folder: string;
  readonly result: ReadResult | null;
};

/** @throws {InputError} When a table is missing that the flow cannot do without. */
function checkRoles(version: FlowVersion, files: FlowFiles): void {
  const missing = missingRoles(version, files);
  if (missing.length > 0)
    throw new InputError(
      missing.map((title) => ({
        code: 'role-missing',
        severity: 'error',
        what: `“${version.title}”需要${title}，没有提供`,
        remedy: '请选择这个表的文件后重新提交',
      })),
    );
}

/** The plan of a flow on files. @throws {InputError} When a file cannot be read or a contrast is wrong. */
export async function planFiles(
  request: FlowPlanRequest,
): Promise<{ readonly steps: readonly PlannedStep[]; readonly given: FlowGiven }> {
  const { files, groups, only, options, skip, version } = request;
  checkRoles(version, files);
  const scheme = await readScheme(groups, version, files);
  const given: FlowGiven = {
    roles: await readRoles(version, files),
    scheme,
    contrasts: request.contrasts ?? defaultContrasts(scheme),
    options,
    skip,
    only,
  };
  return { steps: planFlow(version, given), given };
}

/**
 * Runs a flow on files, one step after the other. A step that fails takes with it those that need it, and no others.
 *
 * @throws {InputError} When it cannot be planned; nothing is written then.
 */
export async function runFlow(request: FlowRequest): Promise<readonly StepOutcome[]> {
  const { files, outDir, seed, version } = request;
  const { given, steps } = await planFiles(request);
  const folders = foldersOf(steps);
  mkdirSync(join(outDir, inputsFolder), { recursive: true });
  const readings = createReadingStore(join(outDir, inputsFolder, 'readings'));
  const outcomes = new Map<string, StepOutcome>();
  const running = inOrder(steps);
  for (const step of running) {
    const outcome = await runStep(step, request, { folders, outcomes, readings });
    outcomes.set(step.id, outcome);
    request.onStep?.(outcome, outcomes.size, running.length);
  }
  rmSync(join(outDir, inputsFolder), { recursive: true });
  const all = steps.map((step) => outcomes.get(step.id) ?? skipped(step, step.reason));
  const { contrasts, scheme } = given;
  const written = {
    flow: { id: version.flow, version: version.id },
    roles: Object.fromEntries(version.roles.flatMap(({ id }) => (files[id] ? [[id, files[id].name] as const] : []))),
    scheme,
    contrasts,
    seed,
    steps: all.map(({ folder, reason, result, state, step }) => ({
      id: step.id,
      title: step.title,
      section: step.section,
      method: step.method,
      state,
      reason,
      notes: step.notes,
      folder,
      options: step.options,
      inputs: step.inputs,
      charts: result?.charts ?? [],
      findings: result?.findings.headline ?? '',
    })),
  };
  writeFileSync(join(outDir, 'flow.json'), `${JSON.stringify(written, null, 2)}\n`);
  return all;
}

/** What goes from step to step; nothing for people, whose spreadsheets would run names as formulas. */
const inputsFolder = '.inputs';

/** Names without what file systems refuse, with the place in the menu before them. */
function foldersOf(steps: readonly PlannedStep[]): ReadonlyMap<string, string> {
  return new Map(
    steps.map(({ id }, at) => [
      id,
      `${String(at + 1).padStart(2, '0')}-${id.replaceAll(/[\s\p{Cc}\\/:*?"<>|]+/gu, '_').slice(0, 80)}`,
    ]),
  );
}

/** The planned steps, each after those that it needs. */
function inOrder(steps: readonly PlannedStep[]): readonly PlannedStep[] {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const order = new Set<PlannedStep>();
  const add = (step: PlannedStep): void => {
    for (const id of step.needs) add(byId.get(id)!);
    order.add(step);
  };
  for (const step of steps) if (step.state === 'planned') add(step);
  return [...order];
}

const skipped = (step: PlannedStep, reason: string): StepOutcome => ({
  step,
  state: 'skipped',
  reason,
  problems: [],
  folder: '',
  result: null,
});

type Known = {
  readonly folders: ReadonlyMap<string, string>;
  readonly outcomes: ReadonlyMap<string, StepOutcome>;
  /** What steps read is parsed by the first that reads it. */
  readonly readings: ReadingStore;
};

async function runStep(step: PlannedStep, request: FlowRequest, known: Known): Promise<StepOutcome> {
  const { folders, outcomes, readings } = known;
  const { files, outDir, seed, threads } = request;
  const without = step.needs.find((id) => outcomes.get(id)?.state !== 'succeeded');
  if (without) return skipped(step, `上一步“${outcomes.get(without)!.step.title}”没有完成`);
  const folder = folders.get(step.id)!;
  const sources: EdgeSources = {
    step: (id) => join(outDir, folders.get(id)!),
    role: (role) => files[role]!,
    readings,
  };
  try {
    const inputs = await inputsOf(step, sources, (kind) => join(outDir, inputsFolder, `${folder}.${kind}.csv`));
    const result = await executeRun({
      method: methodById(step.method)!,
      files: inputs.files,
      recipe: inputs.recipe,
      options: step.options,
      seed,
      threads,
      readings,
      outDir: join(outDir, folder),
    });
    return { step, state: 'succeeded', reason: '', problems: [], folder, result };
  } catch (error) {
    if (!(error instanceof InputError)) return { ...skipped(step, `程序错误：${String(error)}`), state: 'failed' };
    const reason = error.problems.map(({ what }) => what).join('；');
    // Nothing that changed is a finding, and data of another kind are no fault.
    const isFinding = error.problems.every(({ code }) => code === 'nothing-left');
    if (isFinding || isUnfit(methodById(step.method)!, error.problems)) return skipped(step, reason);
    return { ...skipped(step, reason), state: 'failed', problems: error.problems };
  }
}

async function inputsOf(
  { groups, inputs }: PlannedStep,
  sources: EdgeSources,
  pathOf: (kind: string) => string,
): Promise<{ readonly files: RunFiles; readonly recipe: Recipe }> {
  const files: Record<string, RunFile | Groups> = groups ? { groups } : {};
  const steps: Recipe['steps'][number][] = [];
  for (const [kind, edge] of Object.entries(inputs) as [InputKind, PlannedEdge][]) {
    if (edge.from === 'role') {
      const { repairs = {}, ...file } = sources.role(edge.role);
      files[kind] = file;
      for (const [repair, choice] of Object.entries(repairs))
        steps.push({ input: kind, repair, choice } as (typeof steps)[number]);
      continue;
    }
    const path = pathOf(kind);
    await writeEdge(edge, sources, path);
    files[kind] = { path, name: `${edge.table}.csv` };
  }
  return { files: files as RunFiles, recipe: { format: 1, steps } };
}
