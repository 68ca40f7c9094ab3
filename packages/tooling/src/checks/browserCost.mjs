// What the processes of a browser cost. They end without being waited for, so the system's count of a step's children
// leaves them out: more than half of what journeys and stories cost.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A process as the system tells of it now; undefined when it is gone. */
function readProcess(pid) {
  try {
    const [ppid, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .split(') ')
      .at(-1)
      .split(' ')
      .slice(1)
      .map(Number);
    // Chromium says in its command what each of its processes is for.
    const isPart = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=');
    return { ppid, isPart, seconds: (fields[9] + fields[10]) / 100 };
  } catch {
    return undefined;
  }
}

/**
 * Watches the processes below this one.
 *
 * @returns `look`, which reads what they have cost so far, and `seconds` of processor time of all parts of browsers that
 *   a look has seen; a part that lived between two looks only is not in it.
 */
export function watchBrowsers() {
  const foreign = new Set();
  const alive = new Map();
  let ended = 0;
  const partSeconds = ({ isPart, seconds }) => (isPart ? seconds : 0);

  function look() {
    if (!existsSync('/proc/self/stat')) return;
    const pids = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
    const listed = new Set(pids);
    for (const pid of foreign) if (!listed.has(pid)) foreign.delete(pid);
    for (const [pid, last] of alive) {
      if (listed.has(pid)) continue;
      ended += partSeconds(last);
      alive.delete(pid);
    }
    // A parent has a lower number than its children, unless numbers began anew: such a child is left to the next look.
    for (const pid of pids.toSorted((left, right) => left - right)) {
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
