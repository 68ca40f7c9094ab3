import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { localDay, toTime } from '../../../platform/clock.ts';
import type { FileRow } from '../../../platform/database/schema/files.ts';
import { file, type FileAnswer } from '../../../platform/http/fileAnswer.ts';
import { badInput, notFound } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import type { FileService } from '../fileService.ts';
import { findLive, folderKind } from '../tree/nodes.ts';
import { mediaTypeOf } from './mediaType.ts';
import { isSigned, signUrl } from './signedUrl.ts';
import { zipTree } from './zipTree.ts';

const mostEntries = 10_000;

export function registerDownloads(app: FastifyInstance, files: FileService): void {
  const { storage, clock, config, database, audit, sessions } = app.platform;

  const sendOne = (row: FileRow): FileAnswer =>
    file({
      name: row.name,
      type: mediaTypeOf(row.name),
      size: row.size,
      open: (range) => storage.read(row.object_key, range),
    });

  const sendZip = (rows: readonly FileRow[], ids: readonly string[]): FileAnswer => {
    if (rows.length > mostEntries) throw badInput(`一次最多打包 ${mostEntries} 个文件，请分批下载`);
    const only = ids.length === 1 ? rows.find((row) => row.id === ids[0]) : undefined;
    const name = only?.name ?? `Panome 文件 ${localDay(clock.now())}`;
    return file({ name: `${name}.zip`, type: 'application/zip', open: () => zipTree(rows, storage) });
  };

  registerCall(app, calls.fileStoreDownload, {
    policy: 'file:download',
    handler: async ({ actor, input: { ids }, request }) => {
      const rows = await files.treeOf(actor, ids, mostEntries);
      const agent = request.headers['user-agent'] ?? '';
      await audit.append({
        actorId: actor.id,
        action: 'file.download',
        object: ids.join(','),
        result: 'ok',
        ip: request.ip,
        agent,
        requestId: request.id,
      });
      const [only] = rows;
      return rows.length === 1 && only && only.kind !== folderKind ? sendOne(only) : sendZip(rows, ids);
    },
  });

  registerCall(app, calls.fileStoreDownloadUrl, {
    policy: 'file:download',
    handler: async ({ actor, input }) => {
      const row = await files.load(actor, input.id, 'file:download');
      if (row.kind === folderKind) throw badInput('文件夹请用打包下载');
      const { url, expires } = signUrl(config.secret, row.id, actor, clock.now());
      return { url, expires_at: toTime(expires) };
    },
  });

  registerCall(app, calls.fileStoreContent, {
    policy: 'public',
    handler: async ({ input: { signature, ...claim } }) => {
      if (!isSigned(config.secret, claim, signature, clock.now())) throw notFound();
      const actor = await sessions.recallSession(claim.session);
      const row = actor && (await findLive(database, actor.id, claim.id));
      if (!row || row.kind === folderKind) throw notFound();
      return sendOne(row);
    },
  });
}
