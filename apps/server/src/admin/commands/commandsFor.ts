import type { Commands } from '../command.ts';

/** The files of the commands by their first word, where the code of all others would cost more than the work itself. */
const apart: Readonly<Record<string, () => Promise<Commands>>> = {
  experience: async () => (await import('./experience.ts')).experienceCommands,
  identity: async () => (await import('./people.ts')).peopleCommands,
  point: async () => (await import('./points.ts')).pointCommands,
  reference: async () => (await import('./reference.ts')).referenceCommands,
  role: async () => (await import('./people.ts')).peopleCommands,
};

/**
 * The commands among which the typed one is found. An import of reference data keeps to 300 MB only without the code of
 * deliveries, forms and analyses.
 */
export async function commandsFor(typed: readonly string[]): Promise<Commands> {
  const alone = apart[typed[0] ?? ''];
  return alone ? alone() : (await import('./index.ts')).commands;
}
