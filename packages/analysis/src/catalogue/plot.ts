import { distribution } from '../plot/distribution/index.ts';
import { missingMap } from '../plot/missing-map/index.ts';
import type { MethodDefinition } from '../model/index.ts';

export const plotMethods: readonly MethodDefinition[] = [distribution, missingMap];
