import type { Platform } from '../platform/platform.ts';
import { createFileSource } from './files/index.ts';
import { createDeliveredSource } from './projects/index.ts';

/**
 * Makes known what the input of a task can be, in the server and in workers, before the first task runs. Tables of
 * results are made known with the queue of tasks.
 */
export function registerSources(platform: Platform): void {
  platform.sources.register('file', createFileSource(platform));
  platform.sources.register('project-file', createDeliveredSource(platform));
}
