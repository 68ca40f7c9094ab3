import { pca } from '../overview/pca/index.ts';
import type { MethodDefinition } from '../model/index.ts';

export const overviewMethods: readonly MethodDefinition[] = [pca];
