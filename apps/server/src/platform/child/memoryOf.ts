import { readFileSync } from 'node:fs';
import { execFile } from 'node:child_process';

const pageBytes = 4096;

/**
 * Resident bytes of a process, or null when it has ended or the system does not say. Reads /proc on Linux, asks `ps`
 * elsewhere.
 */
export async function memoryOf(pid: number): Promise<number | null> {
  if (process.platform !== 'linux') return memoryByPs(pid);
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * pageBytes;
  } catch {
    return null;
  }
}

function memoryByPs(pid: number): Promise<number | null> {
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, out) =>
      resolve(error ? null : Number(out.trim()) * 1024),
    );
  });
}
