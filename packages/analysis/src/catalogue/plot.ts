import { distribution } from '../plot/distribution/index.ts';
import type { MethodDefinition } from '../model/index.ts';

export const plotMethods: readonly MethodDefinition[] = [distribution];
