import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server, type Upload } from '@tus/server';
import { calls } from '@panome/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/access/actor.ts';
import { authorize } from '../../../platform/access/authorize.ts';
import { newToken } from '../../../platform/ids.ts';
import { notFound, Refusal, badInput, tooLarge } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import { actorOf } from '../../../platform/http/session.ts';
import type { FileService } from '../fileService.ts';
import { createFinisher } from './finishUpload.ts';
import { createUnfinished } from './unfinished.ts';
import type { UploadService } from './uploadService.ts';

export const tusPath = '/api/front/user_file_store/tus';
/** Names the file that a finished upload has become. */
export const fileIdHeader = 'x-panome-file-id';
const kept = 24 * 3_600_000;

/** The owner is part of the id, so that a stranger's upload is as unknown as one that never was. */
const newUploadId = (actor: Actor) => `${actor.id}_${newToken()}`;

const toTusError = (error: unknown): unknown => {
  if (!(error instanceof Refusal)) return error;
  const body = JSON.stringify({ code: error.code, showMsg: error.showMsg, debugMsg: '', content: { data: null } });
  return Object.assign(error, { status_code: error.status, body });
};

export type Resumable = { /** Forgets uploads that nobody went on with for a day. */ sweep(): Promise<void> };

/**
 * Resumable uploads by tus 1.0 (REL-03): creation, expiration, termination. An upload survives a restart of the server.
 *
 * The metadata `conflict` says what to do when the folder has the name: `ask` refuses before the first byte (412),
 * `replace` puts the former file into the trash once the new one is whole, anything else gives the new one a number.
 */
export async function registerResumable(
  app: FastifyInstance,
  uploads: UploadService,
  files: FileService,
): Promise<Resumable> {
  const { config, database, sessions } = app.platform;
  const store = new FileStore({
    directory: join(config.dataFolder, 'files', 'tus'),
    expirationPeriodInMilliseconds: kept,
  });
  const actors = new WeakMap<IncomingMessage, Actor>();
  const finish = createFinisher(uploads, app.platform, store);
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
    const { conflict, filename, current_dir: folderId } = upload.metadata ?? {};
    if (!filename) throw badInput('缺少文件名');
    if (upload.size === undefined) throw badInput('缺少文件大小');
    if (upload.size > config.upload.resumable)
      throw tooLarge(`文件超过 ${Math.floor(config.upload.resumable / 1024 ** 3)} GB，无法上传`);
    await files.ensureFolderId(actor, folderId ?? '');
    await uploads.accept(actor, filename, upload.size);
    if (conflict === 'ask') await uploads.refuseTaken(actor, folderId ?? '', filename);
  };

  const server = new Server({
    path: tusPath,
    datastore: store,
    relativeLocation: true,
    allowedOrigins: [],
    exposedHeaders: [fileIdHeader],
    namingFunction: (request) => newUploadId(actorFor(request)),
    onUploadCreate: async (request, upload) => {
      await accept(actorFor(request), upload).catch((error: unknown) => {
        throw toTusError(error);
      });
      return {};
    },
    onUploadFinish: async (request, upload) => {
      const id = await finish(actorFor(request), upload).catch((error: unknown) => {
        throw toTusError(error);
      });
      return { headers: { [fileIdHeader]: id } };
    },
  });

  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const actor = await actorOf(request, { auth: 'user' }, sessions);
    authorize(actor, 'file:add');
    const uploadId = (request.params as { id?: string }).id;
    if (!actor || (uploadId && !uploadId.startsWith(`${actor.id}_`))) throw notFound();
    if (uploadId && request.method === 'HEAD') await finishLate(actor, uploadId, reply);
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

  /** A server that ended between the last byte and the row: the client asks how far it came, and that finishes it. */
  const finishLate = async (actor: Actor, uploadId: string, reply: FastifyReply) => {
    const upload = await store.getUpload(uploadId).catch(() => null);
    if (upload && upload.offset === upload.size) reply.header(fileIdHeader, await finish(actor, upload));
  };

  await app.register(async (scope) => {
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null));
    scope.route({ method: ['POST', 'OPTIONS'], url: tusPath, handler: handle });
    scope.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${tusPath}/:id`, handler: handle });
  });
  registerCall(app, calls.fileStoreUnfinished, { policy: 'file:add', handler: ({ actor }) => unfinished(actor) });
  return { sweep: async () => void (await server.cleanUpExpiredUploads()) };
}
