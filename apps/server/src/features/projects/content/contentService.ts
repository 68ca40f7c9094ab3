import { type Readable } from 'node:stream';
import { safeFileName } from '../../../platform/safeFileName.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { toTime } from '../../../platform/clock.ts';
import type { ProjectFileRow } from '../../../platform/database/schema/projects.ts';
import { file, type FileAnswer } from '../../../platform/http/fileAnswer.ts';
import { badInput, notFound, Refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordIn, type Origin } from '../../../platform/access/origin.ts';
import { checksumFile } from '../checksums.ts';
import { ensureOriginals, originalsIn } from '../originals.ts';
import { originalStateOf } from '../originalState.ts';
import { filesOf } from '../repository.ts';
import type { ReportService } from '../report/projectReport.ts';
import type { SeenContract } from '../rows.ts';
import type { ProjectScope } from '../scope.ts';
import { readClaim, signContent, type Claim } from './claim.ts';
import { contentType, isPacked } from './contentType.ts';
import { guardStream } from './guardStream.ts';
import { zipFiles, type ZipEntry } from './zipFiles.ts';

type ZipClaim = Extract<Claim, { of: 'zip' }>;
type Selection = {
  readonly contract: SeenContract;
  readonly all: readonly ProjectFileRow[];
  readonly chosen: readonly ProjectFileRow[];
};

const mostFiles = 10_000;
const zipNames = { report: '结题报告', table: '数据表', original: '原始数据', all: '交付数据' } as const;

export type ContentService = ReturnType<typeof createContentService>;

/**
 * Signed addresses of delivered files, and the bytes behind them. Permission is checked again at every use (SEC-25,
 * SEC-36).
 */
export function createContentService(platform: Platform, scope: ProjectScope, reports: ReportService) {
  const { clock, config, database, sessions, storage } = platform;
  const record = recordIn(platform);

  const address = (what: Parameters<typeof signContent>[1], actor: Actor) => {
    const { expires, url } = signContent(config.secret, what, actor, clock.now());
    return { url, expires_at: toTime(expires) };
  };

  const findFile = async (actor: Actor, id: string) => {
    const found = await scope.findFile(actor, id, 'project:download');
    if (found.file.kind === 'original') ensureOriginals(found.project, clock.now());
    return found;
  };

  /** The files that an archive holds. @throws {Refusal} 404, 403, 410, or 400 when there is nothing in it. */
  const select = async (
    actor: Actor,
    { contract: id, ids, kind }: Pick<ZipClaim, 'contract' | 'ids' | 'kind'>,
  ): Promise<Selection> => {
    const contract = await scope.findContract(actor, id, 'project:download');
    if (kind === 'original') ensureOriginals(contract, clock.now());
    const projectIds = contract.projects.map((project) => project.id);
    const all = await filesOf(database, projectIds);
    const over = originalStateOf(originalsIn(contract), contract.original_until, clock.now()) === 'expired';
    const wanted = (row: ProjectFileRow) =>
      kind === 'all' ? row.kind !== 'original' || !over : kind === 'report' ? row.kind === 'figure' : row.kind === kind;
    const chosen = all.filter((row) => wanted(row) && (ids === undefined || ids.includes(row.id)));
    if (ids?.some((given) => !chosen.some((row) => row.id === given))) throw notFound();
    const hasReport =
      kind !== 'original' && kind !== 'table' && contract.projects.some((project) => project.has_report === 1);
    if (chosen.length === 0 && !hasReport) throw badInput('没有可以下载的内容');
    if (chosen.length > mostFiles) throw badInput(`一次最多打包 ${mostFiles} 个文件，请分批下载`);
    return { contract, all, chosen };
  };

  const entriesOf = async ({ all, chosen, contract }: Selection, { ids, kind }: ZipClaim): Promise<ZipEntry[]> => {
    const entries: ZipEntry[] = [];
    const folders = new Set<string>();
    for (const project of contract.projects) {
      let folder = safeFileName(project.name);
      for (let number = 2; folders.has(folder); number += 1) folder = `${safeFileName(project.name)} (${number})`;
      folders.add(folder);
      const own = chosen.filter((row) => row.project_id === project.id);
      const report =
        ids === undefined && (kind === 'report' || kind === 'all') ? await reports.offline(project, all) : null;
      if (report !== null) entries.push({ path: `${folder}/结题报告.html`, at: project.updated_at, text: report });
      for (const row of own)
        entries.push({
          path: `${folder}/${row.path}`,
          at: row.created_at,
          open: () => storage.read(row.object_key),
          packed: isPacked(row.name),
        });
      if (own.length > 0) entries.push({ path: `${folder}/md5.txt`, at: clock.now(), text: checksumFile(own, 'md5') });
    }
    return entries;
  };

  const guarded = (actor: Actor, stream: Readable, ask: (again: Actor) => Promise<unknown>): Readable =>
    guardStream(platform, actor.id, stream, async () => {
      const again = await sessions.recallSession(actor.sessionId);
      if (!again) return false;
      return ask(again).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Refusal) return false;
          throw error;
        },
      );
    });

  return {
    fileUrl: async (actor: Actor, id: string, original: boolean) => {
      const { file: row } = await findFile(actor, id);
      if ((row.kind === 'original') !== original) throw notFound();
      return address({ of: 'file', id }, actor);
    },

    zipUrl: async (actor: Actor, contract: string, kind: ZipClaim['kind'], ids: string[] | undefined) => {
      const { chosen, contract: row } = await select(actor, { contract, kind, ...(ids ? { ids } : {}) });
      const size = chosen.reduce((total, one) => total + one.size, 0);
      return {
        ...address({ of: 'zip', contract, kind, ...(ids ? { ids } : {}) }, actor),
        name: `${safeFileName(row.number)} ${zipNames[kind]}.zip`,
        files: chosen.length,
        size,
      };
    },

    /**
     * The bytes of a signed address.
     * @param begins - Whether this request asks for the first byte: a resumed download is written to the audit log only
     * once.
     */
    open: async (text: string, signature: string, origin: Origin, begins: boolean): Promise<FileAnswer> => {
      const claim = readClaim(config.secret, text, signature, clock.now());
      const actor = claim && (await sessions.recallSession(claim.session));
      if (!claim || !actor) throw notFound();
      if (claim.of === 'zip') {
        const selection = await select(actor, claim);
        await record('project.download', actor.id, `${claim.contract} ${claim.kind}`, 'ok', origin);
        return file({
          name: `${safeFileName(selection.contract.number)} ${zipNames[claim.kind]}.zip`,
          type: 'application/zip',
          open: async () =>
            guarded(actor, zipFiles(await entriesOf(selection, claim)), (again) => select(again, claim)),
        });
      }
      const { file: row } = await findFile(actor, claim.id);
      if (begins && row.kind !== 'figure')
        await record(
          row.kind === 'original' ? 'original.download' : 'project.download',
          actor.id,
          row.id,
          'ok',
          origin,
        );
      return file({
        name: row.name,
        type: contentType(row.kind, row.name),
        size: row.size,
        version: row.sha256,
        open: async (range) =>
          guarded(actor, await storage.read(row.object_key, range), (again) => findFile(again, claim.id)),
      });
    },
  };
}
