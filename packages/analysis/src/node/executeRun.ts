import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { checkRepairs, headerNames, openTable, readGroups, readMatrix, type Delimiter, type Encoding, type OpenedTable, type Repairs } from '../ingest/index.ts';
import { InputError, type Groups, type InputProblem, type Message, type MethodDefinition, type ResultDocument } from '../model/index.ts';
import { parseOptions } from '../options/index.ts';
import { writeCsv } from './writeCsv.ts';
import { writeTableFile } from './tableFile.ts';

/** A file on disk; `name` is what the user called it. */
export type RunFile = {
  readonly path: string;
  readonly name: string;
  readonly sheet?: string | undefined;
  readonly encoding?: Encoding | undefined;
  readonly delimiter?: Delimiter | undefined;
};

export type RunRequest = {
  readonly method: MethodDefinition;
  /** `groups` is a file, or a scheme that the portal keeps. */
  readonly files: { readonly matrix: RunFile; readonly groups?: RunFile | Groups | undefined };
  /** As typed; checked against the method, absent ones take their default. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly repairs?: Repairs | undefined;
  readonly seed: number;
  /** Made when absent. Written: `<table>.csv`, `<table>.bin`, `result.json`, `methods.zh.md`. */
  readonly outDir: string;
  readonly onProgress?: ((step: string, fraction: number) => void) | undefined;
};

type Loaded = { readonly opened: OpenedTable; readonly name: string; readonly sha256: string };

const READ_SHARE = 0.2;
const WRITE_FROM = 0.9;

/**
 * Runs a method on files and writes its result. The same files, options, repairs, seed and version give the same tables
 * to the byte.
 *
 * @throws {InputError} When a file or an option is at fault; nothing is written then.
 */
export async function executeRun(request: RunRequest): Promise<ResultDocument> {
  const started = performance.now();
  const { method, files, seed, outDir, repairs = {} } = request;
  const progress = request.onProgress ?? (() => undefined);
  const options = parseOptions(method, request.options);
  checkRepairs(repairs);

  progress('读取数据', 0);
  const matrixFile = await load(files.matrix, 'matrix');
  const { groups: scheme, file: groupsFile, problems: groupProblems } = await loadGroups(files.groups, matrixFile.opened);
  requireGroups(method, scheme);
  stopAtErrors(groupProblems);
  const reading = readMatrix(matrixFile.opened, { groups: scheme, repairs });
  stopAtErrors([...groupProblems, ...reading.problems]);
  const { matrix, groups } = reading;
  checkLevelCount(method, groups);

  const output = method.run({ matrix, groups }, options, {
    seed,
    progress: (step, fraction) => progress(step, READ_SHARE + fraction * (WRITE_FROM - READ_SHARE)),
  });

  progress('写入结果', WRITE_FROM);
  mkdirSync(outDir, { recursive: true });
  for (const table of output.tables) {
    writeCsv(join(outDir, `${table.id}.csv`), table);
    writeTableFile(join(outDir, `${table.id}.bin`), table);
  }
  const note = method.note(options, output.facts);
  writeFileSync(join(outDir, 'methods.zh.md'), note.endsWith('\n') ? note : `${note}\n`);
  const result: ResultDocument = {
    format: 1,
    method: { id: method.id, title: method.title, version: method.version },
    engine: { name: '@panome/analysis', version: manifest.version, node: process.version },
    options,
    seed,
    inputs: [
      { id: 'matrix', name: matrixFile.name, sha256: matrixFile.sha256, rows: matrix.ids.length, columns: matrix.samples.length, repairs },
      ...(groups && scheme
        ? [{ id: 'groups', name: groupsFile.name, sha256: groupsFile.sha256, rows: scheme.samples.length, columns: 2 + scheme.factors.length, repairs: {} }]
        : []),
    ],
    groups: groups ?? null,
    removed: output.removed,
    tables: output.tables.map(({ id, title, rows, columns }) => ({
      id,
      title,
      rows,
      columns: columns.map(({ name, label, kind, unit }) => ({ name, label, kind, ...(unit === undefined ? {} : { unit }) })),
    })),
    charts: method.charts,
    messages: [...[...groupProblems, ...reading.problems].map(asMessage), ...output.messages],
    facts: output.facts,
    note,
    elapsed_ms: Math.round(performance.now() - started),
  };
  writeFileSync(join(outDir, 'result.json'), `${JSON.stringify(result, null, 2)}\n`);
  progress('完成', 1);
  return result;
}

async function load(file: RunFile, input: 'matrix' | 'groups'): Promise<Loaded> {
  const bytes = readFileSync(file.path);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  try {
    return { opened: await openTable({ ...file, bytes }), name: file.name, sha256 };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(error.problems.map((problem) => ({ ...problem, input })), error.cause_class);
  }
}

async function loadGroups(
  source: RunFile | Groups | undefined,
  matrix: OpenedTable,
): Promise<{ groups: Groups | undefined; file: Omit<Loaded, 'opened'>; problems: readonly InputProblem[] }> {
  const none = { name: '', sha256: '' };
  if (!source) return { groups: undefined, file: none, problems: [] };
  if (!('path' in source)) {
    const sha256 = createHash('sha256').update(JSON.stringify(source)).digest('hex');
    return { groups: source, file: { name: '分组方案', sha256 }, problems: [] };
  }
  const file = await load(source, 'groups');
  const { groups, problems } = readGroups(file.opened, headerNames(matrix));
  return { groups, file, problems };
}

function stopAtErrors(problems: readonly InputProblem[]): void {
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) throw new InputError(errors);
}

function requireGroups(method: MethodDefinition, groups: Groups | undefined): void {
  if (groups || !method.inputs.some((input) => input.id === 'groups' && input.required)) return;
  throw new InputError([
    {
      code: 'groups-missing',
      severity: 'error',
      input: 'groups',
      what: `“${method.title}”需要样本分组，没有提供`,
      remedy: '请上传分组表（第一列 sample，第二列 group），或在平台中选择一个分组方案',
    },
  ]);
}

function checkLevelCount(method: MethodDefinition, groups: Groups | undefined): void {
  const levels = method.inputs.find((input) => input.id === 'groups')?.levels;
  if (!groups || !levels) return;
  const { length } = groups.levels;
  if (length >= levels.min && length <= (levels.max ?? Infinity)) return;
  const wanted = levels.max === undefined ? `至少 ${levels.min} 个` : levels.min === levels.max ? `${levels.min} 个` : `${levels.min} 到 ${levels.max} 个`;
  throw new InputError([
    {
      code: 'level-count',
      severity: 'error',
      input: 'groups',
      what: `“${method.title}”需要${wanted}组，现在有 ${length} 组：${groups.levels.map((level) => `“${level}”`).join('、')}`,
      remedy: '请在分组表中增减分组，或换用适合这个组数的方法',
    },
  ]);
}

function asMessage(problem: InputProblem): Message {
  const times = (problem.count ?? 1) > 1 ? `（共 ${problem.count} 处）` : '';
  return { level: 'warning', text: `${problem.what}${times}。${problem.remedy}` };
}
