import { cells } from './cells.ts';
import { community } from './community.ts';
import { matrices } from './matrices.ts';
import { sets } from './sets.ts';
import type { Simulation } from './tests.ts';

/** The methods with p values whose reference is no original program, each with tables of known truth. */
export const simulations: readonly Simulation[] = [...matrices, ...sets, ...community, ...cells];

export const nameOf = ({ method, part }: Simulation): string => (part === undefined ? method : `${method}: ${part}`);
