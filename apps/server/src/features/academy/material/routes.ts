import { extname } from 'node:path';
import { calls, type spoken } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { toTime } from '../../../platform/clock.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import { answerFile, typeOfFile } from '../../content/index.ts';
import { presentVideo } from '../present.ts';
import type { AcademyRepository } from '../repository.ts';
import { isSignedMaterial, signMaterial } from './signedMaterial.ts';

/** Videos and downloads, by signed addresses that honour ranges. */
export function registerMaterial(app: FastifyInstance, academy: AcademyRepository): void {
  const { clock, config } = app.platform;

  const send = async (found: { file: string } | undefined, nameOf: (extension: string) => string) => {
    const answer = found && (await answerFile(app.platform, found.file, nameOf));
    if (!answer) throw notFound();
    return answer;
  };

  registerCall(app, calls.tutorialVideoDetail, {
    policy: 'public',
    handler: async ({ input }) => {
      const now = clock.now();
      const row = await academy.video(now, input.id);
      if (!row) throw notFound();
      const { expires, url } = signMaterial(config.secret, 'video', row.id, now);
      const { rows } = await academy.videos(now, {}, { limit: 5, offset: 0 });
      return {
        ...presentVideo(row),
        transcript: JSON.parse(row.transcript) as z.infer<typeof spoken>[],
        url,
        expires_at: toTime(expires),
        type: (await typeOfFile(app.platform, row.file)) ?? 'video/webm',
        more: rows.filter(({ id }) => id !== row.id).map(({ id, title }) => ({ id, title })),
      };
    },
  });
  registerCall(app, calls.tutorialVideoContent, {
    policy: 'public',
    handler: async ({ input: { signature, ...claim } }) => {
      const now = clock.now();
      if (!isSignedMaterial(config.secret, 'video', claim, signature, now)) throw notFound();
      const row = await academy.video(now, claim.id);
      return send(row, (extension) => `${claim.id}.${extension}`);
    },
  });
  registerCall(app, calls.tutorialDownloadUrl, {
    policy: 'public',
    handler: async ({ input }) => {
      const now = clock.now();
      const row = await academy.download(now, input.id);
      if (!row) throw notFound();
      const { expires, url } = signMaterial(config.secret, 'download', row.id, now);
      return { url, expires_at: toTime(expires) };
    },
  });
  registerCall(app, calls.tutorialDownloadContent, {
    policy: 'public',
    handler: async ({ input: { signature, ...claim } }) => {
      const now = clock.now();
      if (!isSignedMaterial(config.secret, 'download', claim, signature, now)) throw notFound();
      const row = await academy.download(now, claim.id);
      return send(row, (extension) => (extname(row!.file_name) ? row!.file_name : `${row!.file_name}.${extension}`));
    },
  });
}
