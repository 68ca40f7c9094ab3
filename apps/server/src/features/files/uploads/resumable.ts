import type { IncomingMessage } from 'node:http';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Upload } from '@tus/server';
import { calls } from '@panome/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/access/actor.ts';
import { authorize } from '../../../platform/access/authorize.ts';
import { newToken } from '../../../platform/ids.ts';
import { notFound, Refusal, badInput, tooLarge } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import { actorOf } from '../../../platform/http/session.ts';
import type { FileService } from '../fileService.ts';
import type { Space } from '../space/space.ts';
import type { StagedFolders } from './stagedFolders.ts';
import { createFinisher, type FinishedUpload } from './finishUpload.ts';
import { ResumableStore } from './resumableStore.ts';
import { EnvelopedServer } from './envelopedServer.ts';
import { createUnfinished } from './unfinished.ts';
import type { UploadService } from './uploadService.ts';

export const tusPath = '/api/front/user_file_store/tus';
/** Names the file that a finished upload has become. */
export const fileIdHeader = 'x-panome-file-id';
const kept = 24 * 3_600_000;

const newUploadId = (actor: Actor) => `${actor.id}_${newToken()}`;

const finishedHeaders = ({ id, size }: FinishedUpload) => ({
  'tus-resumable': '1.0.0',
  'upload-offset': size,
  'upload-length': size,
  'cache-control': 'no-store',
  [fileIdHeader]: id,
});

/** A refusal with its own words; what else fails gets those of `EnvelopedServer`. */
const answerOf = (error: unknown) =>
  error instanceof Refusal
    ? {
        status_code: error.status,
        body: JSON.stringify({ code: error.code, showMsg: error.showMsg, debugMsg: '', content: { data: null } }),
      }
    : undefined;

export type Resumable = { /** Forgets uploads that nobody went on with for a day. */ sweep(): Promise<void> };

/**
 * Resumable uploads by tus 1.0 (REL-03): creation, expiration, termination. An upload survives a restart of the server.
 *
 * The metadata `conflict` says what to do when the folder has the name: `ask` refuses before the first byte (412),
 * `replace` puts the former file into the trash once the new one is whole, anything else gives the new one a number.
 * With `delivery` and `path` it becomes a file of a folder that the staff will deliver, outside of 我的文件.
 */
export async function registerResumable(
  app: FastifyInstance,
  uploads: UploadService,
  files: FileService,
  space: Space,
  staged: StagedFolders,
): Promise<Resumable> {
  const { config, database, sessions, storage } = app.platform;
  const directory = join(config.dataFolder, 'files', 'tus');
  await mkdir(directory, { recursive: true });
  const store = new ResumableStore({ directory, expirationPeriodInMilliseconds: kept }, storage);
  await store.takeOver(space);
  const actors = new WeakMap<IncomingMessage, Actor>();
  const finish = createFinisher(uploads, staged, app.platform, store);
  /** Uploads whose bytes are coming in. */
  const sending = new Set<string>();
  const unfinished = createUnfinished(
    database,
    store,
    (id) => sending.has(id),
    (id) => `${tusPath}/${id}`,
  );

  const actorFor = (request: { runtime?: { node?: { req: unknown } } }): Actor => {
    const actor = actors.get(request.runtime?.node?.req as IncomingMessage);
    if (!actor) throw new Error('a tus request without an actor');
    return actor;
  };

  const accept = async (actor: Actor, upload: Upload) => {
    const { conflict, delivery, filename, current_dir: folderId, path } = upload.metadata ?? {};
    if (!filename) throw badInput('缺少文件名');
    if (upload.size === undefined) throw badInput('缺少文件大小');
    if (upload.size > config.upload.resumable)
      throw tooLarge(`文件超过 ${Math.floor(config.upload.resumable / 1024 ** 3)} GB，无法上传`);
    if (typeof delivery === 'string') {
      authorize(actor, 'delivery:publish');
      staged.check(delivery, path ?? '');
      return store.give(upload.id, await space.reserveDisk(upload.size));
    }
    await files.ensureFolderId(actor, folderId ?? '');
    await uploads.accept(actor, filename, upload.size);
    if (conflict === 'ask') await uploads.refuseTaken(actor, folderId ?? '', filename);
    store.give(upload.id, await space.reserve(actor.id, { bytes: upload.size, written: 0 }));
  };

  const server = new EnvelopedServer({
    path: tusPath,
    datastore: store,
    relativeLocation: true,
    allowedOrigins: [],
    exposedHeaders: [fileIdHeader],
    namingFunction: (request) => newUploadId(actorFor(request)),
    onUploadCreate: async (request, upload) => {
      await accept(actorFor(request), upload);
      return {};
    },
    onUploadFinish: async (request, upload) => {
      const file = await finish(actorFor(request), upload);
      return { headers: { [fileIdHeader]: file.id } };
    },
    onResponseError: (_request, error) => answerOf(error),
  });

  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const actor = await actorOf(request, { auth: 'user' }, sessions);
    authorize(actor, 'file:add');
    const uploadId = (request.params as { id?: string }).id;
    if (!actor || (uploadId && !uploadId.startsWith(`${actor.id}_`))) throw notFound();
    const file = uploadId && request.method === 'HEAD' ? await fileOf(actor, uploadId) : undefined;
    if (file) return reply.headers(finishedHeaders(file)).send();
    actors.set(request.raw, actor);
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    if (uploadId && request.method === 'PATCH') {
      sending.add(uploadId);
      reply.raw.once('close', () => sending.delete(uploadId));
    }
    reply.hijack();
    await server.handle(request.raw, reply.raw);
  };

  /**
   * The file that a whole upload has become. A server that ended between the last byte and the row makes it now, when
   * the client asks how far it came.
   */
  const fileOf = async (actor: Actor, uploadId: string): Promise<FinishedUpload | undefined> => {
    const upload = await store.getUpload(uploadId).catch(() => null);
    if (!upload) return uploads.byUpload(actor.id, uploadId);
    return upload.offset === upload.size ? finish(actor, upload) : undefined;
  };

  await app.register(async (scope) => {
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null));
    scope.route({ method: ['POST', 'OPTIONS'], url: tusPath, handler: handle });
    scope.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${tusPath}/:id`, handler: handle });
  });
  registerCall(app, calls.fileStoreUnfinished, { policy: 'file:add', handler: ({ actor }) => unfinished(actor) });
  return { sweep: async () => void (await server.cleanUpExpiredUploads()) };
}
