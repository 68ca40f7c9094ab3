import type { FastifyInstance } from 'fastify';
import { activeReleases, proteinKinds } from '../reference/index.ts';
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
    (await activeReleases(platform.database)).some(({ kind }) => proteinKinds.includes(kind)),
  );
  app.addHook('onClose', () => {
    quantification.close();
    downloads.close();
  });
}
