import type { FastifyInstance } from 'fastify';
import { hour } from '@panome/contract/durations';
import { proteinKinds, publicReleases, removeAbandoned } from '../reference/index.ts';
import { createProteinDownloads } from './downloads/downloads.ts';
import { createProteinService } from './proteinService.ts';
import { createQuantificationService } from './quantification/quantificationService.ts';
import { registerProteins } from './routes.ts';

/** The protein database. */
export function proteinsFeature(app: FastifyInstance): void {
  const { platform } = app;
  const proteins = createProteinService(platform);
  const quantification = createQuantificationService(platform, proteins);
  const downloads = createProteinDownloads(platform, proteins);
  registerProteins(app, proteins, quantification, downloads);
  platform.areas.register('protein', async () =>
    (await publicReleases(platform.database)).some(({ kind }) => proteinKinds.includes(kind)),
  );
  const sweep = () => {
    removeAbandoned(platform.database).catch((error: unknown) =>
      platform.log.error({ err: error }, 'proteins of former customers were not removed'),
    );
  };
  app.addHook('onListen', sweep);
  const timer = setInterval(sweep, hour);
  timer.unref();
  app.addHook('onClose', () => {
    clearInterval(timer);
    quantification.close();
    downloads.close();
  });
}
