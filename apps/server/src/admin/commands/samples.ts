import type { Commands } from '../command.ts';

/** Sample forms that arrived at the provider. */
export const sampleCommands: Commands = {};
