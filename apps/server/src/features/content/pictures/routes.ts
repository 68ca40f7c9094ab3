import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { file } from '../../../platform/http/fileAnswer.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import { pictureType } from './checkPicture.ts';
import { findPicture } from './pictures.ts';

export function registerPictures(app: FastifyInstance): void {
  const { database, storage } = app.platform;
  registerCall(app, calls.contentPicture, {
    policy: 'public',
    handler: async ({ input: { id } }) => {
      const row = await findPicture(database, id);
      if (!row) throw notFound();
      const { extension, object_key, size } = row;
      return file({
        name: `${id}.${extension}`,
        type: pictureType(extension),
        size,
        unchanging: true,
        open: (range) => storage.read(object_key, range),
      });
    },
  });
}
