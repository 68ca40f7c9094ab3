import { maximum } from '../extremes/index.ts';
import type { Groups, InputProblem } from '../model/index.ts';
import { joinSamples } from './joinSamples.ts';
import { readMissing } from './readMissing.ts';

export type PastedGroups = {
  /** Only samples that exist, under their own names, in the order of `sampleNames`; `''` where a value is missing. */
  readonly groups: Groups;
  /** Which values are missing. */
  readonly problems: readonly InputProblem[];
  /** Pasted names that are no sample. */
  readonly unknown: readonly string[];
  /** Samples that the text does not mention. */
  readonly missing: readonly string[];
  /** Names matched although written differently. */
  readonly renamed: readonly { readonly pasted: string; readonly sample: string }[];
  /** Samples named more than once; the first mention counts. */
  readonly repeated: readonly string[];
  /** Lines that could not be understood, counting from 1. */
  readonly unread: readonly { readonly line: number; readonly text: string }[];
};

type Entry = { readonly sample: string; readonly cells: readonly string[] };

const HEADING = /^(sample|samples|sample[ _.-]?(id|name)|样本|样品|样本名称?|样品名称?)$/i;

/**
 * Reads groups pasted from a sheet or typed: `sample⇥group` or `sample,group` lines (further cells are factors, a
 * heading row names them), or `group: sample sample` lines.
 */
export function parsePastedGroups(text: string, sampleNames: readonly string[]): PastedGroups {
  const entries: Entry[] = [];
  const unread: { line: number; text: string }[] = [];
  let heading: readonly string[] = [];
  text.split(/\r\n|\n|\r/u).forEach((raw, index) => {
    const line = raw.trim();
    if (line === '') return;
    const listed = /^([^\t,，;；]+?)\s*[:：]\s*(.+)$/u.exec(line);
    if (listed) {
      const names = listed[2]!.split(/[\s,，;；、]+/u).filter(Boolean);
      entries.push(...names.map((sample) => ({ sample, cells: [listed[1]!] })));
      return;
    }
    const cells = splitLine(line);
    const [sample, ...rest] = cells;
    if (entries.length === 0 && heading.length === 0 && HEADING.test(sample ?? '')) heading = rest;
    else if (sample && rest.length > 0) entries.push({ sample, cells: rest });
    else unread.push({ line: index + 1, text: line });
  });
  return assemble(entries, heading, unread, sampleNames);
}

function splitLine(line: string): string[] {
  const separator = line.includes('\t') ? /\t/u : /[,，;；]/u.test(line) ? /[,，;；]/u : /\s+/u;
  return line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/u, '$1'));
}

function assemble(
  entries: readonly Entry[],
  heading: readonly string[],
  unread: PastedGroups['unread'],
  sampleNames: readonly string[],
): PastedGroups {
  const first = new Map<string, Entry>();
  const repeated = new Set<string>();
  for (const entry of entries) {
    if (first.has(entry.sample)) repeated.add(entry.sample);
    else first.set(entry.sample, entry);
  }
  const pasted = [...first.values()];
  const join = joinSamples(
    pasted.map((entry) => entry.sample),
    sampleNames,
  );
  const entryOf = new Map(join.pairs.map(({ left, right }) => [right, pasted[left]!]));
  const found = [...sampleNames.keys()].filter((index) => entryOf.has(index));
  const cell = (index: number, column: number) => entryOf.get(index)!.cells[column] ?? '';
  const present = new Set(entryOf.values());
  const width = Math.max(1, maximum(pasted.map((entry) => entry.cells.length)));
  return {
    ...readMissing({
      samples: found.map((index) => sampleNames[index]!),
      group: found.map((index) => cell(index, 0)),
      levels: [...new Set(pasted.filter((entry) => present.has(entry)).map((entry) => entry.cells[0]!))],
      colors: {},
      factors: Array.from({ length: width - 1 }, (_, factor) => ({
        name: heading[factor + 1] || `factor${factor + 1}`,
        values: found.map((index) => cell(index, factor + 1)),
      })),
    }),
    unknown: [...join.leftOnly, ...join.ambiguous.flatMap((names) => names.left)],
    missing: sampleNames.filter((_, index) => !entryOf.has(index)),
    renamed: join.renamed.map(({ left, right }) => ({ pasted: left, sample: right })),
    repeated: [...repeated],
    unread,
  };
}
