import { literatureLimits } from '@panome/contract';
import type { Actor } from '../../platform/access/actor.ts';
import { ChildFailure, type createChildPool } from '../../platform/child/index.ts';
import type { LiteratureRow } from '../../platform/database/schema/ai.ts';
import { badInput } from '../../platform/http/refusal.ts';
import type { Upload } from '../../platform/http/multipart.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LiteratureAnswer, LiteratureJob } from './literatureJob.ts';
import type { ReadRecord } from './records/record.ts';
import type { LiteratureRepository } from './repository.ts';

export type LiteraturePool = ReturnType<typeof createChildPool<LiteratureJob, LiteratureAnswer>>;

const shownProblems = 20;
const plainTitle = (title: string) =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 200);

/** What makes two records the same, the surest first. */
const keysOf = ({ doi, pmid, title, year }: Pick<ReadRecord, 'doi' | 'pmid' | 'title' | 'year'>): readonly string[] => [
  ...(doi ? [`doi:${doi}`] : []),
  ...(pmid ? [`pmid:${pmid}`] : []),
  `title:${plainTitle(title)}:${year ?? ''}`,
];

/** The row with what it lacked; `undefined` when it lacked nothing. */
function completed(row: LiteratureRow, record: ReadRecord): LiteratureRow | undefined {
  const next = {
    ...row,
    year: row.year ?? record.year,
    journal: row.journal || record.journal,
    abstract: row.abstract || record.abstract,
    doi: row.doi || record.doi,
    pmid: row.pmid || record.pmid,
    authors: row.authors === '[]' ? JSON.stringify(record.authors) : row.authors,
    keywords: row.keywords === '[]' ? JSON.stringify(record.keywords) : row.keywords,
  };
  return JSON.stringify(next) === JSON.stringify(row) ? undefined : next;
}

/** Adds records of files to the literature of an account; files are read in a capped child (SEC-34). */
export function createImportService(
  { clock, database, storage }: Pick<Platform, 'clock' | 'database' | 'storage'>,
  repository: LiteratureRepository,
  pool: LiteraturePool,
) {
  const read = async ({ filename, stored }: Upload) => {
    try {
      return await pool.run({
        kind: 'read',
        path: storage.pathOf(stored.key),
        name: filename,
        most: literatureLimits.imported,
      });
    } catch (error) {
      if (error instanceof ChildFailure && (error.reason === 'memory' || error.reason === 'timeout'))
        throw badInput('读取这个文件需要的内存或时间超出上限，请分成几个文件导入');
      throw error;
    }
  };

  /** The file is not kept, whatever becomes of it. */
  const readAndForget = async (upload: Upload) => {
    try {
      return await read(upload);
    } finally {
      await storage.remove(upload.stored.key);
    }
  };

  const merge = (actor: Actor, origin: string, records: readonly ReadRecord[], present: readonly LiteratureRow[]) => {
    const byKey = new Map(present.flatMap((row) => keysOf(row).map((key) => [key, row] as const)));
    const added = new Map<string, LiteratureRow>();
    const changed = new Map<string, LiteratureRow>();
    let known = 0;
    for (const record of records) {
      const keys = keysOf(record);
      const same = keys.flatMap((key) => byKey.get(key) ?? [])[0];
      if (same) known += 1;
      const row: LiteratureRow | undefined = same
        ? completed(same, record)
        : {
            id: newId(),
            owner_id: actor.id,
            record_key: keys[0]!,
            title: record.title,
            authors: JSON.stringify(record.authors),
            year: record.year,
            journal: record.journal,
            abstract: record.abstract,
            doi: record.doi,
            pmid: record.pmid,
            keywords: JSON.stringify(record.keywords),
            origin,
            created_at: clock.now(),
          };
      if (!row) continue;
      (same && !added.has(row.id) ? changed : added).set(row.id, row);
      keysOf(row).forEach((key) => byKey.set(key, row));
    }
    return { added: [...added.values()], changed: [...changed.values()], known };
  };

  return {
    /** @throws {Refusal} 400 when the file has no records, or the account has too many by now. */
    add: async (actor: Actor, upload: Upload) => {
      const answer = await readAndForget(upload);
      if (answer.kind !== 'records') throw badInput(answer.kind === 'unreadable' ? answer.what : '没有认出文献');
      const { format, records } = answer;
      if (records.length > literatureLimits.imported)
        throw badInput(`一次最多导入 ${literatureLimits.imported.toLocaleString('en')} 条，请分成几个文件`);
      const faulty = records.filter(({ title }) => title === '');
      const usable = records.filter(({ title }) => title !== '');
      const counts = await database.transaction().execute(async (transaction) => {
        const present = await repository.all(transaction, actor.id);
        const { added, changed, known } = merge(actor, upload.filename.slice(0, 200), usable, present);
        if (present.length + added.length > literatureLimits.records)
          throw badInput(`最多保存 ${literatureLimits.records.toLocaleString('en')} 条文献，请先删除不用的`);
        await repository.add(transaction, added);
        // Each row has its own changes.
        // oxlint-disable-next-line no-await-in-loop
        for (const row of changed) await repository.complete(transaction, row);
        return { added: added.length, known };
      });
      return {
        format,
        ...counts,
        refused: faulty.length,
        problems: faulty.slice(0, shownProblems).map(({ line }) => ({ line, what: '没有标题' })),
      };
    },
  };
}
export type ImportService = ReturnType<typeof createImportService>;
