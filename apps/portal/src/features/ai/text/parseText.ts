/** A piece of a line. */
export type Inline =
  | { readonly kind: 'text' | 'strong' | 'code'; readonly text: string }
  | { readonly kind: 'page'; readonly text: string; readonly path: string }
  | { readonly kind: 'outside'; readonly text: string; readonly host: string }
  | { readonly kind: 'picture'; readonly text: string }
  | { readonly kind: 'cite'; readonly number: number };

export type TextBlock =
  | { readonly kind: 'paragraph' | 'heading' | 'quote'; readonly inline: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'code'; readonly text: string };

const piece =
  /(?<picture>!\[(?<alt>[^\]]{0,300})\]\([^)\s]{0,2000}[^)]{0,300}\))|\[(?<words>[^\]]{1,300})\]\((?<address>[^)\s]{1,2000})(?: [^)]{0,300})?\)|\[(?<number>\d{1,3})\]|\*\*(?<strong>[^*]{1,2000})\*\*|`(?<code>[^`]{1,2000})`/g;

/** The host of an address outside; what is no address of the web has none. */
function hostOf(address: string): string {
  try {
    const { host, protocol } = new URL(address);
    return protocol === 'https:' || protocol === 'http:' ? host : '';
  } catch {
    return '';
  }
}

/** A page of the portal, never another place: `//host` and `/\host` are none. */
const isPage = (address: string): boolean => /^#?\/(?![/\\])[^\s\\]*$/.test(address);

function linkOf(words: string, address: string): Inline {
  if (isPage(address)) return { kind: 'page', text: words, path: address.replace(/^#/, '') };
  return { kind: 'outside', text: words, host: hostOf(address) };
}

export function parseInline(line: string): readonly Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const match of line.matchAll(piece)) {
    if (match.index > at) found.push({ kind: 'text', text: line.slice(at, match.index) });
    const { address, alt, code, number, picture, strong, words } = match.groups!;
    if (picture !== undefined) found.push({ kind: 'picture', text: alt ?? '' });
    else if (address !== undefined) found.push(linkOf(words!, address));
    else if (number !== undefined) found.push({ kind: 'cite', number: Number(number) });
    else if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else found.push({ kind: 'code', text: code! });
    at = match.index + match[0].length;
  }
  if (at < line.length) found.push({ kind: 'text', text: line.slice(at) });
  return found;
}

const item = /^\s*(?:[-*+]|(?<number>\d{1,3})[.)])\s+(?<text>.*)$/;

/**
 * The blocks of an answer. It knows a small part of Markdown and makes no HTML of it: what else is written stays text,
 * pictures are named and never loaded, addresses outside are shown and never links (SEC-63). It takes one pass.
 */
export function parseText(source: string): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  let lines: string[] = [];
  let kind: 'paragraph' | 'quote' | 'ordered' | 'unordered' | 'code' = 'paragraph';
  const flush = () => {
    const text = lines;
    lines = [];
    if (text.length === 0) return;
    if (kind === 'code') blocks.push({ kind: 'code', text: text.join('\n') });
    else if (kind === 'ordered' || kind === 'unordered')
      blocks.push({ kind: 'list', ordered: kind === 'ordered', items: text.map(parseInline) });
    else blocks.push({ kind, inline: parseInline(text.join('\n')) });
  };
  const goOn = (next: typeof kind, line: string) => {
    if (next !== kind) flush();
    kind = next;
    lines.push(line);
  };
  for (const line of source.split('\n')) {
    if (/^\s*```/.test(line)) {
      const wasCode: boolean = kind === 'code';
      flush();
      kind = wasCode ? 'paragraph' : 'code';
      continue;
    }
    const heading = /^\s*#{1,6}\s+(.*)$/.exec(line);
    const listed = item.exec(line);
    if (kind === 'code') lines.push(line);
    else if (line.trim() === '') {
      flush();
      kind = 'paragraph';
    } else if (heading) {
      flush();
      blocks.push({ kind: 'heading', inline: parseInline(heading[1]!) });
    } else if (listed) goOn(listed.groups!['number'] === undefined ? 'unordered' : 'ordered', listed.groups!['text']!);
    else if (/^\s*>/.test(line)) goOn('quote', line.replace(/^\s*>\s?/, ''));
    else goOn('paragraph', line);
  }
  flush();
  return blocks;
}
