import type { MethodDefinition } from '../model/index.ts';

export const enrichmentMethods: readonly MethodDefinition[] = [];
