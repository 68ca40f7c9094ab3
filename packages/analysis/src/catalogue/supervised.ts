import type { MethodDefinition } from '../model/index.ts';

export const supervisedMethods: readonly MethodDefinition[] = [];
