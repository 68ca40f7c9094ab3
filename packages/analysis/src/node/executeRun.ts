import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { findingsOf } from '../findings/index.ts';
import { readRecipe } from '../ingest/index.ts';
import {
  emptyRecipe,
  type InputProblem,
  type Message,
  type MethodDefinition,
  type ReadResult,
  type Recipe,
  type RunContext,
  type Table,
} from '../model/index.ts';
import { parseOptions } from '../options/index.ts';
import { withTeam } from '../parallel/index.ts';
import { checkInputs, requireInputs, stopAtErrors } from './checkInputs.ts';
import { loadInputs, type RunFiles } from './loadInputs.ts';
import { aliasNote, originNote, recipeNote } from './recipeNote.ts';
import type { ReadingStore } from './readings/index.ts';
import { openTeam, threadLimit } from './threads/index.ts';
import { writeTableFile } from './tableFile.ts';
import { writeCsv } from './writeCsv.ts';

export type RunRequest = {
  readonly method: MethodDefinition;
  readonly files: RunFiles;
  /** As typed; checked against the method, absent ones take their default. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The repairs that the user chose; those of inputs that the method does not take are ignored. */
  readonly recipe?: Recipe | undefined;
  readonly seed: number;
  /** Made when absent. Written: `<table>.csv`, `<table>.bin`, `result.json`, `methods.zh.md`. */
  readonly outDir: string;
  /**
   * How many threads may share long work, with this one; as the environment allows when absent. They change no byte of
   * the tables.
   */
  readonly threads?: number | undefined;
  /** Where what other runs read of the same files is found and kept; each file is parsed when absent. */
  readonly readings?: ReadingStore | undefined;
  /** Takes the tables as they are in memory; they are then not written as `<table>.bin`. */
  readonly takeTables?: ((tables: readonly Table[]) => void) | undefined;
  readonly onProgress?: ((step: string, fraction: number) => void) | undefined;
};

const READ_SHARE = 0.2;
const WRITE_FROM = 0.9;

/**
 * Runs a method on files and writes its result. The same files, options, recipe, seed and version give the same tables
 * to the byte.
 *
 * @throws {InputError} When a file or an option is at fault; nothing is written then.
 */
export async function executeRun(request: RunRequest): Promise<ReadResult> {
  const started = performance.now();
  const { method, files, seed, outDir } = request;
  const progress = request.onProgress ?? (() => undefined);
  const options = parseOptions(method, request.options);
  const given = readRecipe(request.recipe ?? emptyRecipe);
  const recipe: Recipe = {
    format: 1,
    steps: given.steps.filter(
      ({ input }) => method.inputs.some(({ id }) => id === input) && files[input] !== undefined,
    ),
  };

  progress('读取数据', 0);
  const { described, inputs, problems, remarks, removed } = await loadInputs(method, files, recipe, request.readings);
  requireInputs(method, inputs);
  stopAtErrors(problems);
  const doubts = checkInputs(method, inputs, options);

  const context: RunContext = {
    seed,
    progress: (step, fraction) => progress(step, READ_SHARE + fraction * (WRITE_FROM - READ_SHARE)),
  };
  const output = await inTeam(request.threads ?? threadLimit(), () => method.run(inputs, options, context));

  const ungrouped = new Set(removed.map(({ id, kind }) => `${kind} ${id}`));
  progress('写入结果', WRITE_FROM);
  mkdirSync(outDir, { recursive: true });
  for (const table of output.tables) {
    writeCsv(join(outDir, `${table.id}.csv`), table);
    if (!request.takeTables) writeTableFile(join(outDir, `${table.id}.bin`), table);
  }
  request.takeTables?.(output.tables);
  const note = [
    method.note(options, output.facts).trimEnd(),
    originNote(described),
    recipeNote(described),
    aliasNote({ groups: inputs.groups ?? null, inputs: described }),
  ]
    .filter(Boolean)
    .join('\n\n');
  writeFileSync(join(outDir, 'methods.zh.md'), `${note}\n`);
  const messages = [...[...problems, ...doubts].map(asMessage), ...remarks, ...output.messages];
  const charts = output.charts ?? method.charts;
  const result: ReadResult = {
    format: 1,
    method: { id: method.id, title: method.title, version: method.version },
    engine: { name: '@panome/analysis', version: manifest.version, node: process.version },
    options,
    seed,
    inputs: described,
    ...(recipe.steps.length > 0 ? { recipe } : {}),
    groups: inputs.groups ?? null,
    removed: [...removed, ...output.removed.filter(({ id, kind }) => !ungrouped.has(`${kind} ${id}`))],
    tables: output.tables.map(({ id, title, rows, columns }) => ({
      id,
      title,
      rows,
      columns: columns.map(({ name, label, kind, unit, help }) => ({
        name,
        label,
        kind,
        ...(unit === undefined ? {} : { unit }),
        ...(help === undefined ? {} : { help }),
      })),
    })),
    charts,
    messages,
    facts: output.facts,
    findings: findingsOf(method, { ...output, options, messages, charts }),
    note,
    elapsed_ms: Math.round(performance.now() - started),
  };
  writeFileSync(join(outDir, 'result.json'), `${JSON.stringify(result, null, 2)}\n`);
  progress('完成', 1);
  return result;
}

/** Threads that were started end with the work, however it ends. */
async function inTeam<Result>(threads: number, work: () => Result): Promise<Result> {
  if (threads < 2) return work();
  const team = openTeam(threads);
  try {
    return withTeam(team, work);
  } finally {
    await team.close();
  }
}

function asMessage(problem: InputProblem): Message {
  const times = (problem.count ?? 1) > 1 ? `（共 ${problem.count!.toLocaleString('en-US')} 处）` : '';
  return { level: 'warning', text: `${problem.what}${times}。${problem.remedy}` };
}
