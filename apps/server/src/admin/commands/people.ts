import type { Commands } from '../command.ts';

/** Roles and real-name reviews. */
export const peopleCommands: Commands = {};
