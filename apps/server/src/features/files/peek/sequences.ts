import type { FilePeek } from '@panome/contract';

type Peek = Extract<FilePeek, { kind: 'sequences' }>;
type Counted = Omit<Peek, 'kind' | 'size' | 'read' | 'complete'>;

const shownRecords = 20;
const shownLetters = 600;
const shownName = 200;
const bands = 30;
const q30 = 33 + 30;
const ACGTU = /[ACGTUNacgtun]/g;
const GC = /[GCgc]/g;
const ATU = /[ATUatu]/g;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** A histogram of lengths: few different lengths are bars of their own, more are put into bins of equal width. */
function bandsOf(lengths: ReadonlyMap<number, number>): Peek['lengths'] {
  const sorted = [...lengths].toSorted(([a], [b]) => a - b);
  if (sorted.length <= bands) return sorted.map(([length, count]) => ({ from: length, to: length, count }));
  const low = sorted[0]![0];
  const width = Math.ceil((sorted.at(-1)![0] - low + 1) / bands);
  const counts = Array.from({ length: bands }, (_, at) => ({
    from: low + at * width,
    to: low + (at + 1) * width - 1,
    count: 0,
  }));
  for (const [length, count] of sorted) counts[Math.floor((length - low) / width)]!.count += count;
  return counts;
}

/** Counts sequences line by line, in constant memory but for the number of different lengths. */
export function createCounter(format: 'fasta' | 'fastq') {
  const lengths = new Map<number, number>();
  const records: Peek['records'] = [];
  let count = 0;
  let letters = 0;
  let nucleotides = 0;
  let gc = 0;
  let atu = 0;
  let good = 0;
  let fault = '';
  let line = 0;
  let current: { header: string; length: number; sequence: string } | undefined;

  const letter = (text: string) => {
    const length = text.trim().length;
    letters += length;
    gc += countOf(text, GC);
    nucleotides += countOf(text, ACGTU);
    atu += countOf(text, ATU);
    if (!current) return;
    current.length += length;
    if (records.length < shownRecords && current.sequence.length < shownLetters)
      current.sequence += text.trim().slice(0, shownLetters - current.sequence.length);
  };
  const end = () => {
    if (!current) return;
    const { header, length, sequence } = current;
    count += 1;
    lengths.set(length, (lengths.get(length) ?? 0) + 1);
    const [name = '', ...words] = header.split(/\s+/);
    if (records.length < shownRecords)
      records.push({
        name: name.slice(0, shownName),
        description: words.join(' ').slice(0, shownName),
        length,
        sequence,
      });
    current = undefined;
  };
  const begin = (text: string) => {
    end();
    current = { header: text.slice(1).trim(), length: 0, sequence: '' };
  };
  const wrong = (what: string) => {
    fault ||= `第 ${line} 行${what}`;
  };

  const fasta = (text: string) => {
    if (text.startsWith('>')) begin(text);
    else if (current) letter(text);
    else if (text.trim() !== '' && !text.startsWith(';')) wrong('之前没有以 > 开头的名称行');
  };
  const fastq = (text: string) => {
    switch ((line - 1) % 4) {
      case 0:
        if (text.startsWith('@')) begin(text);
        else if (text !== '') wrong('应以 @ 开头');
        break;
      case 1:
        letter(text);
        break;
      case 2:
        if (!text.startsWith('+')) wrong('应以 + 开头');
        break;
      default:
        if (current && text.length !== current.length)
          wrong(`的质量值有 ${text.length} 个，序列有 ${current.length} 个碱基`);
        for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) >= q30) good += 1;
        end();
    }
  };
  const read = format === 'fasta' ? fasta : fastq;

  return {
    /** Takes the next line, without its end. @returns false when reading on is of no use. */
    add: (text: string): boolean => {
      line += 1;
      read(text);
      return fault === '';
    },
    /** @param complete - Whether the last line was the end of the file. */
    result: (complete: boolean): Counted => {
      if (complete && format === 'fastq' && current && fault === '') fault = '文件末尾的一条序列不完整';
      if (format === 'fasta') end();
      // An incomplete record is not counted.
      else letters -= current?.length ?? 0;
      const isProtein = letters > 0 && nucleotides / letters < 0.9;
      const all = [...lengths.keys()];
      return {
        format,
        count,
        letters,
        shortest: all.reduce((least, length) => Math.min(least, length), all[0] ?? 0),
        longest: all.reduce((most, length) => Math.max(most, length), 0),
        mean: count > 0 ? letters / count : 0,
        gc: isProtein || gc + atu === 0 ? null : gc / (gc + atu),
        q30: format === 'fastq' && letters > 0 ? good / letters : null,
        lengths: bandsOf(lengths),
        records,
        fault,
      };
    },
  };
}
