import { join } from 'node:path';
import { readerVersion, type Groups } from '@panome/analysis/model';
import { recipe as recipeSchema, type Inspection, type Problem, type Recipe, type ToolInput } from '@panome/contract';
import type { Actor } from '../../../platform/access/actor.ts';
import { ChildFailure, createChildPool } from '../../../platform/child/index.ts';
import type { FileRow } from '../../../platform/database/schema/files.ts';
import { badInput, Refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refuseUnknown, type Source } from '../../../platform/sources/index.ts';
import { referredObjects } from '../../../platform/storage/objectTables.ts';
import { createAnswers } from './answers.ts';
import { checkReading, type CheckedReading, type Reading } from './reading.ts';
import { createRowsCache } from './rowsCache.ts';
import type { SamplesInTable } from './samplesIn.ts';
import type { SpreadInTable } from './spreadIn.ts';
import type { Preview, TableAnswer, TableJob, Window } from './tableJob.ts';

export type InspectAnswer = {
  readonly state: 'running' | 'done' | 'failed';
  readonly report: Inspection | null;
  readonly problems: Problem[];
};

/** A table as it lies in the store. */
type StoredObject = Pick<FileRow, 'name' | 'object_key' | 'sha256' | 'size'>;
/** Who is in a table: `other` names no samples, `running` is still being read. */
export type TableSamples = SamplesInTable & {
  readonly state: 'read' | 'other' | 'failed' | 'running';
  /** Why it failed. */ readonly reason: string;
};

type InspectOptions = {
  readonly as?: ToolInput | undefined;
  /** JSON of a recipe. */ readonly recipe?: string | undefined;
  readonly waitMs?: number;
};

const gigabyte = 1024 ** 3;
const largest = gigabyte / 2;
const patience = 1_500;
const longPatience = 20_000;
const nobody: SamplesInTable = { samples: [], groups: null };
/** The most bytes of all kept rows together. */
const keptBytes = 2 * gigabyte;

const problem = (code: string, what: string, remedy: string): Problem => ({ code, severity: 'error', what, remedy });
const tooLarge = problem('table-too-large', '文件超过 512 MB，不能作为表格读取', '请先筛选需要的特征或样本，再上传');
const tooHeavy = problem('table-too-heavy', '读取这个表格需要的内存或时间超出上限', '请减少行数或列数后再试');

export type TableService = ReturnType<typeof createTableService>;

/**
 * Reads tables in child processes with limits, never in the server (SEC-34), and remembers inspections and kept rows.
 */
export function createTableService({
  clock,
  config,
  database,
  log,
  sources,
  storage,
}: Pick<Platform, 'clock' | 'config' | 'database' | 'log' | 'sources' | 'storage'>) {
  const pool = createChildPool<TableJob, TableAnswer>({
    module: join(import.meta.dirname, 'tableChild.ts'),
    size: 2,
    warm: 1,
    memoryBytes: 2.5 * gigabyte,
    timeoutMs: 60_000,
  });
  const rows = createRowsCache(join(config.dataFolder, 'files', 'rows'), keptBytes);
  const answerFor = createAnswers({ clock, database, log });

  const spreadAt = async (
    { name, path, sha256, size }: Pick<Source, 'name' | 'path' | 'sha256' | 'size'>,
    groups: Groups,
    waitMs: number,
  ): Promise<SpreadInTable | null> => {
    if (size > largest) return null;
    return answerFor<SpreadInTable | null>(
      // Answers of version 1 lack the difference.
      ['spread-2', readerVersion, sha256, name, groups],
      async () => {
        const answer = await ask({ kind: 'spread', path, name, reading: {}, groups });
        return answer.kind === 'spread' ? answer.spread : null;
      },
      { waitMs, pending: null },
    );
  };

  const loadTable = async (
    actor: Actor,
    id: string,
    asked: Reading,
  ): Promise<{ source: Source; reading: CheckedReading }> => {
    const source = await sources.open(actor, id).catch(refuseUnknown);
    const saved: Reading = source.reading;
    const wanted = {
      encoding: asked.encoding ?? saved.encoding,
      delimiter: asked.delimiter ?? saved.delimiter,
      sheet: asked.sheet ?? saved.sheet,
    };
    return { source, reading: checkReading(wanted) };
  };

  const ask = async (job: TableJob): Promise<TableAnswer> => {
    try {
      return await pool.run(job);
    } catch (error) {
      const heavy = error instanceof ChildFailure && (error.reason === 'memory' || error.reason === 'timeout');
      if (heavy) return { kind: 'unreadable', problems: [tooHeavy] };
      throw error;
    }
  };

  /** Whether rows may be kept: on a nearly full disk they are not, and the table is shown all the same. */
  const hasRoom = (bytes: number): Promise<boolean> =>
    storage.ensureSpace(2 * bytes).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal) return false;
        throw error;
      },
    );

  return {
    nameOf: (actor: Actor, id: string): Promise<string> => sources.nameOf(actor, id).catch(refuseUnknown),

    /**
     * Inspects a file, for the input `as` if it is given. After `waitMs` the answer says that the file is still being
     * read.
     */
    inspect: async (
      actor: Actor,
      id: string,
      asked: Reading,
      { as, recipe: asRecipe, waitMs = patience }: InspectOptions = {},
    ): Promise<InspectAnswer> => {
      const recipe = parseRecipe(asRecipe, as ?? 'matrix');
      const { source, reading } = await loadTable(actor, id, asked);
      if (source.size > largest) return { state: 'failed', report: null, problems: [tooLarge] };
      return answerFor<InspectAnswer>(
        // Answers of version 1 do not say what decides which tools a table suits, those of version 2 know no list of names.
        [
          'inspect-3',
          readerVersion,
          source.sha256,
          source.name,
          reading,
          ...(as ? [as] : []),
          ...(recipe ? [recipe] : []),
        ],
        async () =>
          toInspectAnswer(await ask({ kind: 'inspect', as, recipe, path: source.path, name: source.name, reading })),
        { waitMs, pending: { state: 'running', report: null, problems: [] } },
      );
    },

    /**
     * Which samples a stored table names; whoever asks has made sure that the actor may read it.
     *
     * @param known - The samples that are expected there; empty when nobody knows.
     */
    samplesOf: async (table: StoredObject, known: readonly string[], waitMs = longPatience): Promise<TableSamples> => {
      if (table.size > largest) return { ...nobody, state: 'failed', reason: tooLarge.what };
      return answerFor<TableSamples>(
        ['samples', readerVersion, table.sha256, table.name, known],
        async () => {
          const path = storage.pathOf(table.object_key);
          return toTableSamples(await ask({ kind: 'samples', path, name: table.name, reading: {}, known }));
        },
        { waitMs, pending: { ...nobody, state: 'running', reason: '' } },
      );
    },

    /** How much features of a stored table vary within these groups; null while nobody knows, or when nobody can. */
    spreadOf: (table: StoredObject, groups: Groups, waitMs = longPatience): Promise<SpreadInTable | null> =>
      spreadAt({ ...table, path: storage.pathOf(table.object_key) }, groups, waitMs),

    /** The same of whatever an input of a task is read from; whoever asks has opened it with the actor's rights. */
    spreadOfSource: (source: Source, groups: Groups): Promise<SpreadInTable | null> =>
      spreadAt(source, groups, longPatience),

    preview: async (actor: Actor, id: string, asked: Reading, window: Window): Promise<Preview> => {
      const { source, reading } = await loadTable(actor, id, asked);
      if (source.size > largest) throw badInput(tooLarge.what, tooLarge);
      const answer = await ask({
        kind: 'preview',
        path: source.path,
        name: source.name,
        reading,
        window,
        rowsPath: rows.pathOf(source.key, reading),
        keep: await hasRoom(source.size),
      });
      if (answer.kind === 'preview') {
        if (answer.kept) rows.trim().catch((error: unknown) => log.error({ err: error }, 'kept rows not trimmed'));
        return answer.preview;
      }
      const [first] = answer.kind === 'unreadable' ? answer.problems : [];
      throw badInput(first ? `${first.what}，${first.remedy}` : '文件不能作为表格读取');
    },

    /** Removes the kept rows of objects that were deleted for good. */
    forget: rows.forget,
    /** Removes the kept rows of objects that no row refers to any more. */
    sweep: () => rows.sweep((keys) => referredObjects(database, keys)),
    close: () => pool.close(),
  };
}

/** The steps of a recipe for one input; undefined without any. @throws {Refusal} when the text is no recipe. */
function parseRecipe(text: string | undefined, input: ToolInput): Recipe | undefined {
  if (!text) return undefined;
  try {
    const { steps } = recipeSchema.parse(JSON.parse(text));
    const own = steps.filter((step) => step.input === input);
    return own.length > 0 ? { format: 1, steps: own } : undefined;
  } catch {
    throw badInput('数据处理步骤无法识别，请刷新页面后重试');
  }
}

function toInspectAnswer(answer: TableAnswer): InspectAnswer {
  if (answer.kind === 'inspection') return { state: 'done', report: answer.report, problems: answer.report.problems };
  return { state: 'failed', report: null, problems: answer.kind === 'unreadable' ? answer.problems : [] };
}

function toTableSamples(answer: TableAnswer): TableSamples {
  if (answer.kind === 'samples') {
    const { groups, samples } = answer;
    return { samples, groups, state: samples.length > 0 ? 'read' : 'other', reason: '' };
  }
  const [first] = answer.kind === 'unreadable' ? answer.problems : [];
  return { ...nobody, state: 'failed', reason: first?.what ?? '' };
}
