import type { MethodDefinition } from '../model/index.ts';

export const communityMethods: readonly MethodDefinition[] = [];
