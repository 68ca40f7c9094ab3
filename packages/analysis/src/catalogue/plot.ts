import type { MethodDefinition } from '../model/index.ts';

export const plotMethods: readonly MethodDefinition[] = [];
