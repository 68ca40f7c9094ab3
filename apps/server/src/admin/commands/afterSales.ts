import type { Commands } from '../command.ts';

/** Answers to after-sales requests and feedback. */
export const afterSalesCommands: Commands = {};
