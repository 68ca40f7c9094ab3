import { openTeam } from '../node/threads/index.ts';
import { withTeam } from '../parallel/index.ts';

/** What `work` gives when other threads carry out all of its parts. */
export async function inThreads<Result>(work: () => Result, threads = 3): Promise<Result> {
  const team = openTeam(threads, { idle: true });
  try {
    return withTeam(team, work);
  } finally {
    await team.close();
  }
}
