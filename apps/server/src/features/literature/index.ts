import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createChildPool } from '../../platform/child/index.ts';
import { createImportService } from './importService.ts';
import type { LiteratureAnswer, LiteratureJob } from './literatureJob.ts';
import { createLiteratureRepository } from './repository.ts';
import { createReviewService } from './reviewService.ts';
import { registerLiterature } from './routes.ts';

const megabyte = 1024 * 1024;

/** The own literature of an account, and reviews that quote it. */
export function literatureFeature(app: FastifyInstance): void {
  const pool = createChildPool<LiteratureJob, LiteratureAnswer>({
    module: join(import.meta.dirname, 'literatureChild.ts'),
    size: 1,
    warm: 0,
    memoryBytes: 768 * megabyte,
    timeoutMs: 30_000,
  });
  const repository = createLiteratureRepository(app.platform.database);
  registerLiterature(app, {
    imports: createImportService(app.platform, repository, pool),
    repository,
    reviews: createReviewService(app.platform, repository, pool),
  });
  app.addHook('onClose', () => pool.close());
}

export { knownLiterature, searchLiterature } from './searchLiterature.ts';
