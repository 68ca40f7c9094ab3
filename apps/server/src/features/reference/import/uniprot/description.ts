import { withoutEvidence } from './evidence.ts';

type Description = {
  readonly name: string;
  readonly otherNames: readonly { readonly kind: string; readonly text: string }[];
  readonly ec: readonly string[];
  readonly fragment: boolean;
};

const block = /^(RecName|AltName|SubName):\s*/;

/**
 * Reads the DE lines. `Contains:` and `Includes:` begin names of parts, which are no names of the protein. Entries of
 * before 2008 have one sentence with the other names in brackets.
 */
export function readDescription(lines: readonly string[]): Description {
  const structured = lines.some((line) => block.test(line.trim()));
  return structured ? readBlocks(lines) : readSentence(lines.join(' '));
}

function readBlocks(lines: readonly string[]): Description {
  const names: { kind: string; text: string }[] = [];
  const ec: string[] = [];
  let kind = '';
  let fragment = false;
  let inPart = false;
  for (const line of lines) {
    const text = line.trim();
    if (/^(Contains|Includes):/.test(text)) inPart = true;
    if (text.startsWith('Flags:')) fragment = /Fragments?\b/.test(text);
    if (inPart) continue;
    const start = block.exec(text);
    if (start) kind = start[1]!;
    for (const part of text.replace(block, '').split(/;\s*/)) {
      const [, key, value] = /^(Full|Short|EC|INN|Biotech|Allergen|CD_antigen)=(.*)$/.exec(part) ?? [];
      if (key === undefined || value === undefined) continue;
      const clean = withoutEvidence(value);
      if (key === 'EC') ec.push(clean);
      else names.push({ kind: key === 'Full' ? kind : key, text: clean });
    }
  }
  const [main, ...others] = names;
  return { name: main?.text ?? '', otherNames: others, ec: [...new Set(ec)], fragment };
}

function readSentence(text: string): Description {
  const flat = withoutEvidence(text).replace(/\.\s*$/, '');
  const name = flat.replace(/\s*\(.*$/, '').trim();
  const inner = [...flat.matchAll(/\(([^()]*)\)/g)].map(([, each]) => each!.trim());
  const ec = inner.flatMap((each) => (/^EC [\d.-]+$/.test(each) ? [each.slice(3)] : []));
  const others = inner.filter((each) => !/^(EC [\d.-]+|Fragments?|Precursor)$/.test(each));
  return {
    name: name || flat,
    otherNames: others.map((each) => ({ kind: 'AltName', text: each })),
    ec,
    fragment: inner.some((each) => /^Fragments?$/.test(each)),
  };
}
