import { ImportFault } from '../importFault.ts';
import { linesOf } from '../linesOf.ts';
import { nameKey } from '../nameKey.ts';
import type { PreparedEntity } from '../prepared.ts';
import type { Reader } from './model.ts';

type Stanza = { readonly kind: string; readonly line: number; readonly tags: [string, string][] };

async function* stanzasOf(path: string, onHead: (key: string, value: string) => void): AsyncGenerator<Stanza> {
  let open: Stanza | null = null;
  let sawHead = false;
  for await (const { first, lines } of linesOf(path)) {
    for (let index = 0; index < lines.length; index += 1) {
      const line = lines[index]!;
      const start = /^\[(\w+)\]/.exec(line);
      if (start) {
        if (open) yield open;
        open = { kind: start[1]!, line: first + index, tags: [] };
        continue;
      }
      const [, key, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
      if (key === undefined || value === undefined) continue;
      if (open) open.tags.push([key, value]);
      else {
        sawHead ||= key === 'format-version';
        onHead(key, value);
      }
    }
  }
  if (!sawHead || !open) throw new ImportFault('没有 format-version 行或 [Term] 段，这不是 OBO 文件');
  yield open;
}

const quotedText = (value: string): string => /^"((?:[^"\\]|\\.)*)"/.exec(value)?.[1]?.replace(/\\(.)/g, '$1') ?? '';

/** An ontology: GO terms for annotations, any other (DOID, MONDO, HP) as diseases of the look-up. */
export const readObo: Reader = async (path, _options, write, summary) => {
  const head = (key: string, value: string) => {
    if (key === 'data-version') summary.version = value.replace(/^releases\//, '');
    if (key === 'date' || (key === 'data-version' && /\d{4}-\d{2}-\d{2}/.test(value)))
      summary.date ||= /\d{4}-\d{2}-\d{2}/.exec(value)?.[0] ?? '';
    if (key === 'property_value' && value.startsWith('http://purl.org/dc/terms/license'))
      summary.licences.set(value.split(/\s+/)[1] ?? '', 1);
  };
  for await (const { kind, line, tags } of stanzasOf(path, head)) {
    if (kind !== 'Term') continue;
    const all = (key: string) => tags.flatMap(([own, value]) => (own === key ? [value] : []));
    const [id] = all('id');
    if (!id) throw new ImportFault('[Term] 段没有 id', line);
    if (all('is_obsolete').includes('true')) {
      summary.skipped += 1;
      continue;
    }
    await write(termEntity(id, all));
    summary.entries += 1;
  }
};

function termEntity(id: string, all: (key: string) => string[]): PreparedEntity {
  const isGo = id.startsWith('GO:');
  const label = all('name')[0] ?? id;
  const synonyms = all('synonym').map(quotedText).filter(Boolean);
  const xrefs = all('xref').map((value) => value.split(/\s/)[0]!);
  const parents = all('is_a').map((value) => value.split(/\s/)[0]!);
  const facts = {
    parents,
    ...(isGo ? { aspect: all('namespace') } : { synonyms, xrefs }),
  };
  const alternative = all('alt_id').map((other) => [nameKey(other), 'former'] as const);
  const names: (readonly [string, string])[] = isGo
    ? [[nameKey(id), 'id'], ...alternative]
    : [
        [nameKey(id), 'id'],
        [nameKey(label), 'name'],
        ...alternative,
        ...synonyms.map((name) => [nameKey(name), 'synonym'] as const),
        ...xrefs.map((name) => [nameKey(name), 'xref'] as const),
      ];
  return {
    t: 'entity',
    kind: isGo ? 'go' : 'disease',
    taxon: 0,
    label: id,
    name: label,
    facts: Object.fromEntries(Object.entries(facts).filter(([, values]) => values.length > 0)),
    names: [...new Map(names.map((pair) => [pair[0], pair])).values()],
  };
}
