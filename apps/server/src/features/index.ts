import type { FastifyInstance } from 'fastify';
import { authFeature } from './auth/index.ts';
import { filesFeature } from './files/index.ts';
import { systemFeature } from './system/index.ts';
import { tasksFeature } from './tasks/index.ts';
import { toolsFeature } from './tools/index.ts';

/** Registers the calls of one feature. What must stop with the server goes into an `onClose` hook. */
export type Feature = (app: FastifyInstance) => Promise<void> | void;

/** Every feature of the product. */
export const features: readonly Feature[] = [authFeature, systemFeature, filesFeature, toolsFeature, tasksFeature];
