import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/open.ts';
import { createLearning } from './learning/learning.ts';
import { learningRepository } from './learning/repository.ts';
import { registerLearning } from './learning/routes.ts';
import { registerMaterial } from './material/routes.ts';
import { academyRepository } from './repository.ts';
import { registerReading } from './routes.ts';
import { createAcademySearch } from './search/academySearch.ts';

/** The academy: articles, videos, downloads, the dictionary, one search over all, and what each account has learnt. */
export function academyFeature(app: FastifyInstance): void {
  const { areas, clock, config, database } = app.platform;
  const academy = academyRepository(database);
  const learning = learningRepository(database);
  areas.register('academy', () => academy.filled(clock.now()));
  registerReading(app, academy, createAcademySearch(app.platform, academy));
  registerMaterial(app, academy);
  registerLearning(
    app,
    createLearning({ academy, learning, clock, tasks: app.taskQueue.service, dataFolder: config.dataFolder }),
  );
}

/** Whether there is a published article or video of this id. */
export async function isInAcademy(database: Database, id: string, now: number): Promise<boolean> {
  const academy = academyRepository(database);
  return Boolean((await academy.article(now, id)) ?? (await academy.video(now, id)));
}

export { faultOfStep, storedStep } from './steps.ts';
export { articleCorpus, dictionaryCorpus } from './search/academyCorpora.ts';
