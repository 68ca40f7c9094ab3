import { join } from 'node:path';
import type { proteinQuantification } from '@panome/contract';
import type { z } from 'zod';
import type { Actor } from '../../../platform/access/actor.ts';
import { ChildFailure, createChildPool } from '../../../platform/child/index.ts';
import { toTime } from '../../../platform/clock.ts';
import { unavailable } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { SourceFault } from '../../../platform/sources/index.ts';
import { readDocument, resultsFolder } from '../../../results/resultFolder.ts';
import { createProjectScope } from '../../projects/index.ts';
import type { ProteinService } from '../proteinService.ts';
import type { FoundRow, FoundSite, LookAnswer, LookJob, LookTable } from './lookJob.ts';
import { ownResults, seenTables } from './repository.ts';

type Answer = z.input<(typeof proteinQuantification)['response']>;
type Found = Answer['tables'][number];
type Site = Answer['sites'][number];
type Candidate = {
  readonly look: LookTable;
  readonly about: Pick<Found, 'from' | 'id' | 'title' | 'table' | 'at'>;
  /** Group of each sample; empty when the table has none. */
  readonly groups: ReadonlyMap<string, string>;
};

const megabyte = 1024 * 1024;
const mostTasks = 60;
const mostFiles = 40;
const mostCells = 12;
const mostSites = 1_000;

/** Where a protein stands in what the asker may see: own results, and tables of projects that are own, shared or examples. */
export function createQuantificationService(
  platform: Pick<Platform, 'clock' | 'config' | 'database' | 'sources'>,
  service: ProteinService,
) {
  const { config, database, sources } = platform;
  const scope = createProjectScope(platform);
  const pool = createChildPool<LookJob, LookAnswer>({
    module: join(import.meta.dirname, 'lookChild.ts'),
    size: 1,
    warm: 1,
    memoryBytes: 768 * megabyte,
    timeoutMs: 20_000,
  });

  const resultTables = async (actor: Actor): Promise<{ candidates: Candidate[]; more: number }> => {
    const tasks = await ownResults(database, actor.id, mostTasks + 1);
    const candidates: Candidate[] = [];
    for (const task of tasks.slice(0, mostTasks)) {
      const dir = join(resultsFolder(config.dataFolder), task.result_path);
      // The result may have been swept since the row was read.
      const document = await readDocument(dir).catch(() => null);
      for (const { columns, id, title } of document?.tables ?? [])
        candidates.push({
          look: { kind: 'result', dir, table: id, columns: columns.map(({ name }) => name) },
          about: { from: 'task', id: task.id, title: task.name, table: title, at: toTime(task.finished_at ?? 0) },
          groups: new Map(),
        });
    }
    return { candidates, more: Math.max(0, tasks.length - mostTasks) };
  };

  const deliveredTables = async (actor: Actor): Promise<{ candidates: Candidate[]; more: number }> => {
    const { files, projects, samples } = await seenTables(database, scope, actor, mostFiles + 1);
    const candidates: Candidate[] = [];
    for (const one of files.slice(0, mostFiles)) {
      const source = await openOrNone(sources.open(actor, `project-file:${one.id}`));
      if (!source) continue;
      candidates.push({
        look: { kind: 'file', path: source.path, name: source.name },
        about: {
          from: 'project',
          id: one.project_id,
          title: projects.find(({ id }) => id === one.project_id)!.name,
          table: one.title || one.name,
          at: toTime(one.created_at),
        },
        groups: new Map(
          samples.flatMap((row) => (row.project_id === one.project_id ? [[row.name, row.group_name]] : [])),
        ),
      });
    }
    return { candidates, more: Math.max(0, files.length - mostFiles) };
  };

  return {
    async find(actor: Actor, accession: string): Promise<Answer> {
      const row = await service.find(await service.shownTo(actor), accession);
      const sequence = await service.sequenceOf(row);
      const names = [row.accession, row.entry_name, row.gene].filter(Boolean).map((name) => name.toLowerCase());
      const parts = [await resultTables(actor), await deliveredTables(actor)];
      const candidates = parts.flatMap((part) => part.candidates);
      const found =
        candidates.length > 0
          ? await look(
              candidates.map((one) => one.look),
              names,
            )
          : [];
      const unread = found.filter((table) => table === null).length;
      const sites = candidates.flatMap(({ about }, at) =>
        (found[at]?.sites ?? []).map((site) => presentSite(about, site, sequence)),
      );
      return {
        tables: candidates.flatMap((candidate, at) => (found[at]?.rows ?? []).map((each) => present(candidate, each))),
        sites: sites.toSorted((one, other) => one.position - other.position).slice(0, mostSites),
        looked: candidates.length - unread,
        unread,
        left: parts.reduce((sum, { more }) => sum + more, 0),
      };
    },
    close: () => pool.close(),
  };

  async function look(tables: readonly LookTable[], names: readonly string[]): Promise<LookAnswer> {
    try {
      return await pool.run({ names, tables });
    } catch (error) {
      if (error instanceof ChildFailure && (error.reason === 'timeout' || error.reason === 'memory'))
        throw unavailable('您的结果表较大，未能在限定时间内查完，请稍后重试，或在工具中打开结果查看', 30);
      throw error;
    }
  }
}

/** A table that the actor may no longer analyse is passed over. */
async function openOrNone<Value>(opened: Promise<Value>): Promise<Value | null> {
  try {
    return await opened;
  } catch (error) {
    if (error instanceof SourceFault) return null;
    throw error;
  }
}

/** A site is held against the sequence: numbers of another isoform, release or species say another residue. */
function presentSite(about: Candidate['about'], { isoform, ...site }: FoundSite, sequence: string): Site {
  const found = sequence[site.position - 1] ?? '';
  const fits = isoform ? 'isoform' : found === '' ? 'length' : found === site.residue ? 'yes' : 'residue';
  return { ...about, ...site, found, fits };
}

function present({ about, groups }: Candidate, { cells, name }: FoundRow): Found {
  const samples = cells.filter(({ column }) => groups.has(column));
  return {
    ...about,
    name,
    cells: samples.length > 0 ? [] : cells.slice(0, mostCells).map((cell) => ({ ...cell })),
    samples: samples.map(({ column, value }) => ({
      sample: column,
      group: groups.get(column)!,
      value: typeof value === 'number' ? value : null,
    })),
  };
}
