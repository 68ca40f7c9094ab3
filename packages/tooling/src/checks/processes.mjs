// What processes cost, as Linux tells of it; elsewhere nothing is known.
import { readdirSync, readFileSync } from 'node:fs';

/**
 * @param pid - Of a process, or `self`.
 * @returns its parent, the processor seconds of itself and of the children it waited for, and whether it is a part of a
 *   browser; undefined when it is gone.
 */
export function readProcess(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ').map(Number);
    const [user, system, waitedUser, waitedSystem] = fields.slice(11, 15);
    // Chromium says in its command what each of its processes is for.
    const isPart = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=');
    return { ppid: fields[1], isPart, seconds: (user + system) / 100, waited: (waitedUser + waitedSystem) / 100 };
  } catch {
    return undefined;
  }
}

/** The numbers of all processes, a parent before its children unless numbers began anew. */
function listed() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .toSorted((left, right) => left - right);
  } catch {
    return [];
  }
}

/**
 * Watches the parts of browsers below this process. They end without being waited for, so the system's count of a
 * process and its children leaves them out: more than half of what journeys and stories cost.
 *
 * @returns `look`, which reads what they have cost so far, and `seconds`, their sum. Left out is what lived between two
 *   looks only; counted twice is the part, usually none, that its browser waited for.
 */
export function watchBrowsers() {
  const foreign = new Set();
  const alive = new Map();
  let ended = 0;
  const partSeconds = ({ isPart, seconds }) => (isPart ? seconds : 0);

  /** Takes out what is no longer there: its number may come again. */
  function forget(pids) {
    for (const pid of foreign) if (!pids.has(pid)) foreign.delete(pid);
    for (const [pid, last] of alive) {
      if (pids.has(pid)) continue;
      ended += partSeconds(last);
      alive.delete(pid);
    }
  }

  function look() {
    const pids = listed();
    forget(new Set(pids));
    for (const pid of pids) {
      if (foreign.has(pid)) continue;
      const now = readProcess(pid);
      if (!now) continue;
      const last = alive.get(pid);
      // One that has ended, and that nobody has asked about yet, has lost its command but not its cost.
      if (last) alive.set(pid, { ...now, isPart: now.isPart || last.isPart });
      else if (now.ppid === process.pid || alive.has(now.ppid)) alive.set(pid, now);
      else if (now.ppid === 0 || foreign.has(now.ppid)) foreign.add(pid);
    }
  }

  return { look, seconds: () => [...alive.values()].reduce((sum, one) => sum + partSeconds(one), ended) };
}
