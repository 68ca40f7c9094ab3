import { mutate } from 'swr';

/** Every list and figure that a change of contracts, projects, shares or bindings can touch. */
const beginnings = ['contract', 'project', 'originalData', 'userAllProject', 'canUseProject', 'demoBinding'];

/** Asks again for whatever of projects is on the screen; what is shown stays until the answer is there. */
export async function refreshProjects(): Promise<void> {
  await mutate(
    (key) =>
      Array.isArray(key) &&
      typeof key[0] === 'string' &&
      beginnings.some((begin) => (key[0] as string).startsWith(begin)),
  );
}

/** Then everything that shows it is asked for again. */
export async function changingProjects<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } finally {
    await refreshProjects();
  }
}
