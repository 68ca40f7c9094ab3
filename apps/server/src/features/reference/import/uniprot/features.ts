import { splitEvidence } from './evidence.ts';
import type { UniprotFeature } from './model.ts';

const ranges = /^(\S+) +(\S+)$/;
const columns = /^(\S+) +([<>?]?\d+|\?) +([<>?]?\d+|\?)(?: +(.*))?$/;
const end = (text: string): number | null => {
  const digits = text.replace(/^.*:/, '').replace(/[<>?]/g, '');
  return digits === '' ? null : Number(digits);
};

/** Ends of `3..23`, `25`, `<1..>9`, `?..20`, `P1-2:3..5`; null when it is none. */
function readRange(text: string): { from: number | null; to: number | null } | null {
  const parts = text.split('..');
  if (parts.length > 2 || !parts.every((part) => /^(?:[\w-]+:)?(?:[<>?]?\d+|\?)$/.test(part))) return null;
  return { from: end(parts[0]!), to: end(parts.at(-1)!) };
}

type Open = { type: string; from: number | null; to: number | null; generation: 'columns' | 'ranges'; text: string };

/**
 * Reads the FT lines of both generations: columns until 2019 (`TRANSMEM     20     40       1 (By similarity).`), ranges
 * with `/note=` since.
 *
 * @param lines - Without `FT   `.
 * @param onFault - Called with the place of a line that is neither.
 */
export function readFeatures(
  lines: readonly string[],
  onFault: (at: number) => never,
): { readonly features: readonly UniprotFeature[]; readonly generation: 'columns' | 'ranges' | 'none' } {
  const open: Open[] = [];
  lines.forEach((line, at) => {
    if (line.startsWith(' ')) {
      const last = open.at(-1);
      if (!last) return onFault(at);
      // Words that were cut at the end of a line after a hyphen or slash go on without a space.
      last.text += (last.text === '' || /[-/]$/.test(last.text) ? '' : ' ') + line.trim();
      return;
    }
    const old = columns.exec(line);
    if (old) {
      open.push({ type: old[1]!, from: end(old[2]!), to: end(old[3]!), generation: 'columns', text: old[4] ?? '' });
      return;
    }
    const place = ranges.exec(line);
    const range = place && readRange(place[2]!);
    if (!range) return onFault(at);
    open.push({ type: place[1]!, ...range, generation: 'ranges', text: '' });
  });
  return {
    features: open.map((one) => (one.generation === 'ranges' ? qualified(one) : described(one))),
    generation: open[0]?.generation ?? 'none',
  };
}

function qualified({ from, text, to, type }: Open): UniprotFeature {
  const value = (name: string) => new RegExp(`/${name}="((?:[^"]|"")*)"`).exec(text)?.[1]?.replaceAll('""', '"') ?? '';
  const evidence = value('evidence');
  return {
    type,
    from,
    to,
    note: value('note'),
    evidence: evidence ? evidence.split(/,\s*/) : [],
    id: value('id'),
  };
}

function described({ from, text, to, type }: Open): UniprotFeature {
  const id = /\/FTId=(\S+?)\.?$/.exec(text)?.[1] ?? '';
  const { evidence, text: note } = splitEvidence(text.replace(/\s*\/FTId=\S+/, ''));
  return { type, from, to, note: note.replace(/\.$/, ''), evidence, id };
}
