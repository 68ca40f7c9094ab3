import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, utimes } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readerVersion } from '@panome/analysis/model';
import { preparedVersion, type PreparedFacts } from '@panome/analysis/node';
import type { FilterInput } from '@panome/contract';
import type { Actor } from '../../../platform/access/actor.ts';
import { ChildFailure, createChildPool } from '../../../platform/child/index.ts';
import { badInput, unavailable } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Asked } from '../../../platform/sources/index.ts';
import { checkReading } from '../../files/index.ts';
import { refuseProblems } from './refuseProblems.ts';
import type { FilterAnswer, FilterJob } from './filterJob.ts';
import { trimFolders } from './trimFolders.ts';

const gigabyte = 1024 ** 3;
/** Larger files are not read as tables. */
const largest = gigabyte / 2;
/** The most bytes of all prepared tables together. */
const keptBytes = 4 * gigabyte;
/** How many tables' facts are kept in memory. */
const mostFacts = 32;

/** A table that filters can be evaluated on. */
export type Prepared = {
  readonly key: string;
  readonly folder: string;
  /** What people call the table. */
  readonly name: string;
  readonly facts: PreparedFacts;
};

export type PreparedTables = ReturnType<typeof createPreparedTables>;

/**
 * Tables that were read and mended once, as columns with what is known of them. They are kept by what decides their
 * content, made in a capped child, and made again when they were swept away.
 */
export function createPreparedTables({
  config,
  log,
  sources,
  storage,
}: Pick<Platform, 'config' | 'log' | 'sources' | 'storage'>) {
  const pool = createChildPool<FilterJob, FilterAnswer>({
    module: join(import.meta.dirname, 'filterChild.ts'),
    size: 2,
    warm: 2,
    memoryBytes: 3 * gigabyte,
    timeoutMs: 110_000,
  });
  const root = join(config.dataFolder, 'prepared');
  const facts = new Map<string, PreparedFacts>();
  const making = new Map<string, Promise<PreparedFacts>>();

  /** @throws {Refusal} 400 with the problems when the data or the rule is at fault. */
  async function run<Value>(job: FilterJob): Promise<Value> {
    try {
      const answer = await pool.run(job);
      if (answer.ok) return answer.value as Value;
      throw refuseProblems(answer.problems);
    } catch (error) {
      if (!(error instanceof ChildFailure) || error.reason === 'thrown' || error.reason === 'crashed') throw error;
      if (error.reason === 'aborted') throw unavailable('服务正在重启，请稍后再试', 10);
      throw badInput('处理这个表格需要的内存或时间超出上限，请减少行数或列数后再试');
    }
  }

  const keep = (key: string, known: PreparedFacts): PreparedFacts => {
    facts.delete(key);
    facts.set(key, known);
    for (const other of facts.keys()) if (facts.size > mostFacts) facts.delete(other);
    return known;
  };

  /** The facts of a table that lies there, marked as just used. */
  async function readKept(key: string): Promise<PreparedFacts | undefined> {
    try {
      const path = join(root, key, 'facts.json');
      const now = new Date();
      await utimes(path, now, now);
      return keep(key, facts.get(key) ?? (JSON.parse(await readFile(path, 'utf8')) as PreparedFacts));
    } catch {
      return undefined;
    }
  }

  async function make(
    key: string,
    job: Omit<Extract<FilterJob, { kind: 'prepare' }>, 'kind' | 'folder'>,
    size: number,
  ) {
    await storage.ensureSpace(2 * size);
    const folder = join(root, `${key}.${newId()}`);
    try {
      await mkdir(root, { recursive: true, mode: 0o700 });
      await run({ kind: 'prepare', ...job, folder });
      // Another process may have made the same table meanwhile.
      await rename(folder, join(root, key)).catch(() => undefined);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    trimFolders(root, keptBytes).catch((error: unknown) => log.error({ err: error }, 'prepared tables not trimmed'));
    const made = await readKept(key);
    if (!made) throw unavailable('表格暂时无法读取，请稍后再试', 5);
    return made;
  }

  return {
    run,

    /**
     * The prepared table of an input.
     * @param waitMs - After this long the answer is undefined and the table is still being made; for ever when absent.
     * @throws {SourceFault} When the source is not there for the actor.
     * @throws {Refusal} 400 When it cannot be read as a table.
     */
    async get(actor: Actor, input: FilterInput, waitMs?: number, asked?: Asked): Promise<Prepared | undefined> {
      const { file_id: id, ...own } = input.file;
      const source = await sources.open(actor, id, asked);
      if (source.size > largest) throw badInput('文件超过 512 MB，不能作为表格筛选，请先减少特征或样本');
      const reading = checkReading({
        encoding: own.encoding ?? source.reading['encoding'],
        delimiter: own.delimiter ?? source.reading['delimiter'],
        sheet: own.sheet ?? source.reading['sheet'],
      });
      const recipe = { format: 1 as const, steps: input.recipe.steps.filter((step) => step.input === input.as) };
      const decisive = [
        preparedVersion,
        readerVersion,
        source.sha256,
        extname(source.name).toLowerCase(),
        reading,
        input.as,
        recipe.steps,
      ];
      const key = createHash('sha256').update(JSON.stringify(decisive)).digest('hex').slice(0, 40);
      const told = (known: PreparedFacts): Prepared => ({
        key,
        folder: join(root, key),
        name: source.name,
        facts: known,
      });
      const kept = await readKept(key);
      if (kept) return told(kept);
      const job = { file: { path: source.path, name: source.name, ...reading }, as: input.as, recipe };
      const work = making.get(key) ?? make(key, job, source.size).finally(() => making.delete(key));
      making.set(key, work);
      // Nobody may be waiting any more; a later request fails in the same way.
      work.catch((error: unknown) => log.info({ err: error }, 'a table was not prepared'));
      if (waitMs === undefined) return told(await work);
      const made = await Promise.race([work, delay(waitMs, undefined, { ref: false })]);
      return made && told(made);
    },

    close: () => pool.close(),
  };
}
