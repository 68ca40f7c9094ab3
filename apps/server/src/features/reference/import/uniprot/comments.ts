import { splitEvidence } from './evidence.ts';
import type { UniprotComment } from './model.ts';

/** Comments about other tables than text are left to their databases. */
const notText = new Set([
  'INTERACTION',
  'ALTERNATIVE PRODUCTS',
  'WEB RESOURCE',
  'BIOPHYSICOCHEMICAL PROPERTIES',
  'MASS SPECTROMETRY',
]);

/** Reads the CC lines (without `CC   `): comments by topic, and what stands between dashes about copyright. */
export function readComments(lines: readonly string[]): {
  readonly comments: readonly UniprotComment[];
  readonly licence: string;
} {
  const open: { topic: string; text: string }[] = [];
  const licence: string[] = [];
  let inLicence = false;
  for (const line of lines) {
    const start = /^-!- ([A-Z][A-Z0-9 /()-]*):\s*(.*)$/.exec(line);
    if (/^-{20,}$/.test(line.trim())) inLicence = true;
    else if (start) open.push({ topic: start[1]!, text: start[2]! });
    else if (inLicence) licence.push(line.trim());
    else if (open.length > 0) open.at(-1)!.text += ` ${line.trim()}`;
  }
  return {
    comments: open
      .filter(({ topic }) => !notText.has(topic))
      .map(({ text, topic }) => ({ topic, ...splitEvidence(text.trim()) })),
    licence: licence.join(' ').trim(),
  };
}

/** The places that a comment about subcellular location names: `Secreted`, `Cell membrane`. */
export function locationsOf(comments: readonly UniprotComment[]): string[] {
  const texts = comments.filter(({ topic }) => topic === 'SUBCELLULAR LOCATION').map(({ text }) => text);
  const places = texts.flatMap((text) =>
    text
      .replace(/Note=.*$/, '')
      .replace(/^\[[^\]]*\]:\s*/, '')
      .replace(/\([^()]*\)/g, '')
      .split(/[.;,]\s*/)
      .map((place) => place.trim())
      .filter((place) => place.length > 2 && place.length <= 60),
  );
  return [...new Set(places)];
}
