import type { MethodDefinition } from '../model/index.ts';

export const singleCellMethods: readonly MethodDefinition[] = [];
