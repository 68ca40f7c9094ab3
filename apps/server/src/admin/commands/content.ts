import type { Commands } from '../command.ts';

/** News, notices, articles, questionnaires and messages from folders. */
export const contentCommands: Commands = {};
