/** Delimiters a user can choose; `space` is what R's `write.table` writes unless told otherwise. */
export const DELIMITERS = { tab: 9, semicolon: 59, comma: 44, pipe: 124, space: 32 } as const;
export type Delimiter = keyof typeof DELIMITERS;

const LINES = 200;
const HEAD_BYTES = 8 << 20;

/**
 * The delimiter whose count is the most even over the first 200 lines; `undefined` when no delimiter occurs evenly,
 * that is when the file has one column. Semicolons win over commas, because `1,5;2,5` has as many of both.
 */
export function sniffDelimiter(bytes: Buffer): Delimiter | undefined {
  const counts = headLines(bytes).map(countOutsideQuotes);
  let best: { name: Delimiter; score: number } | undefined;
  for (const name of ['tab', 'semicolon', 'comma', 'pipe'] as const) {
    const score = evenness(counts.map((count) => count[name]));
    if (score > (best?.score ?? 0)) best = { name, score };
  }
  if (best && best.score >= 0.3) return best.name;
  return evenness(counts.map((count) => count.space)) >= 0.9 ? 'space' : best?.name;
}

function headLines(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let start = 0; start < Math.min(bytes.length, HEAD_BYTES) && lines.length < LINES;) {
    const newline = bytes.indexOf(10, start);
    const end = newline === -1 ? bytes.length : newline;
    const line = bytes.subarray(start, end);
    if (line.length > 1 && line[0] !== 35) lines.push(line);
    start = end + 1;
  }
  return lines;
}

/**
 * The share of lines that have the most usual count of a delimiter, or one less for R's short header; 0 without any.
 */
function evenness(counts: readonly number[]): number {
  const tally = new Map<number, number>();
  for (const count of counts) if (count > 0) tally.set(count, (tally.get(count) ?? 0) + 1);
  const usual = [...tally].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0];
  if (usual === undefined) return 0;
  const header = counts[0]!;
  const headerFits = header === usual || header === usual - 1;
  const share = counts.filter((count, line) => count === usual || (line === 0 && headerFits)).length / counts.length;
  return headerFits ? share : share * 0.5;
}

/** How often each delimiter is in a line. */
function countOutsideQuotes(line: Buffer): Readonly<Record<Delimiter, number>> {
  let [tab, semicolon, comma, pipe, space] = [0, 0, 0, 0, 0];
  let inside = false;
  for (let at = 0; at < line.length; at += 1) {
    const byte = line[at]!;
    // Nearly all bytes are digits and letters.
    if (byte > DELIMITERS.semicolon && byte !== DELIMITERS.pipe) continue;
    if (byte === 34) inside = !inside;
    else if (inside) continue;
    else if (byte === DELIMITERS.comma) comma += 1;
    else if (byte === DELIMITERS.tab) tab += 1;
    else if (byte === DELIMITERS.space) space += 1;
    else if (byte === DELIMITERS.semicolon) semicolon += 1;
    else if (byte === DELIMITERS.pipe) pipe += 1;
  }
  return { tab, semicolon, comma, pipe, space };
}
