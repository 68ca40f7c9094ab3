import { correlation } from '../relation/correlation/index.ts';
import type { MethodDefinition } from '../model/index.ts';

export const relationMethods: readonly MethodDefinition[] = [correlation];
