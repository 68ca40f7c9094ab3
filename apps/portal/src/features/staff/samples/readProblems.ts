import { samplesText as text } from './samples.text.ts';

type Read = { readonly problems: ReadonlyMap<string, string>; readonly faults: readonly string[] };

/** The longest name of a sample that a line begins with, followed by a gap; names may hold spaces themselves. */
const nameIn = (line: string, names: readonly string[]): string | undefined =>
  names
    .filter((name) => line === name || (line.startsWith(name) && /^\s/.test(line.slice(name.length))))
    .toSorted((one, other) => other.length - one.length)[0];

/** Reads `sample reason`, one a line, as it is typed or pasted from two columns. */
export function readProblems(typed: string, names: readonly string[]): Read {
  const problems = new Map<string, string>();
  const faults: string[] = [];
  typed.split('\n').forEach((raw, at) => {
    const line = raw.trim();
    if (line === '') return;
    const name = nameIn(line, names);
    if (name === undefined) return void faults.push(text.unknown(at + 1, line.split(/\s/)[0]!));
    const reason = line.slice(name.length).trim();
    if (reason === '') faults.push(text.noReason(at + 1, name));
    if (problems.has(name)) faults.push(text.twice(at + 1, name));
    problems.set(name, reason);
  });
  return { problems, faults };
}
