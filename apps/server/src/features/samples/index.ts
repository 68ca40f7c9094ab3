import type { FastifyInstance } from 'fastify';
import { createSampleReader } from './readSamples.ts';
import { registerRoutes } from './routes.ts';
import { createSampleService } from './sampleService.ts';

export { presentSummary } from './present.ts';
export { createSampleDesk, moveFault, resultFaults, type SampleResults, type SampleStep } from './sampleDesk.ts';
export { createSampleService } from './sampleService.ts';

/** 样本信息: forms that go with samples to the laboratory, and back. */
export function samplesFeature(app: FastifyInstance): void {
  const reader = createSampleReader(app.platform);
  registerRoutes(app, { service: createSampleService(app.platform), reader });
  app.addHook('onClose', () => reader.close());
}
