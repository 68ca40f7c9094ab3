import type { Commands } from '../command.ts';

/** Contracts, projects, reports, tables and original data from a folder. */
export const deliveryCommands: Commands = {};
