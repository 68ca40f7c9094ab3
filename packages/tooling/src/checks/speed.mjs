// How fast this machine is now, beside the one that the budgets were measured on.
import { createHash } from 'node:crypto';

/** One piece of work of the kinds that tests do: objects, text, numbers, hashing. */
function work() {
  const rows = Array.from({ length: 60_000 }, (_, row) => ({ id: `gene-${(row * 7919) % 60_000}`, value: row % 97 }));
  rows.sort((left, right) => (left.id < right.id ? -1 : 1));
  const text = JSON.stringify(rows);
  const values = Float64Array.from(JSON.parse(text), ({ value }) => Math.log1p(value));
  values.sort();
  return createHash('sha256').update(text).digest('hex');
}

/** @returns processor seconds of a fixed piece of work, the least of five tries. */
export function measureSpeed() {
  const tries = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    work();
    const { system, user } = process.cpuUsage(before);
    return (system + user) / 1e6;
  });
  return Math.min(...tries);
}
