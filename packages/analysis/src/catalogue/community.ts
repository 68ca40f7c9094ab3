import { pcoa } from '../community/pcoa/index.ts';
import { beta } from '../community/beta/index.ts';
import { alpha } from '../community/alpha/index.ts';
import { composition } from '../community/composition/index.ts';
import type { MethodDefinition } from '../model/index.ts';

export const communityMethods: readonly MethodDefinition[] = [alpha, composition, beta, pcoa];
