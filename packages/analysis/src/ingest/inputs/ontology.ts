import type { Ontology } from '../../model/index.ts';
import { detectFormat, failure } from '../formats.ts';
import { createProblemList, quote } from '../problems/index.ts';
import { decodeText } from '../text/decodeText.ts';
import type { InputReader } from './reader.ts';

/** Relations along which annotations pass to the term above. */
const upward = new Set(['is_a', 'part_of']);

type Term = {
  id: string;
  name: string;
  namespace: string;
  obsolete: boolean;
  readonly former: string[];
  readonly above: { readonly relation: string; readonly id: string }[];
};

/**
 * The terms of an OBO file and what stands above each by is_a and part_of; other relations and obsolete terms are left
 * out.
 *
 * owlcollab.github.io/oboformat/doc/GO.format.obo-1_4.html
 */
export const readOntology: InputReader<'ontology'> = async (source) => {
  const file = Buffer.from(source.bytes.buffer, source.bytes.byteOffset, source.bytes.byteLength);
  const remedy = '请上传 OBO 格式的文件，如 geneontology.org 下载的 go-basic.obo';
  if (detectFormat(file) !== 'text')
    throw failure({ code: 'not-obo', what: '文件不是文本，不是 OBO 格式的功能层级', remedy });
  const text = decodeText(file, source.encoding).bytes.toString('utf8');
  if (/^\s*(?:<\?xml|<rdf:|@prefix|Prefix\()/u.test(text))
    throw failure({ code: 'owl', what: '文件是 OWL 格式', remedy });
  const all = termsOf(text);
  const kept = all.filter(({ id, obsolete }) => id !== '' && !obsolete);
  if (kept.length === 0)
    throw failure({ code: 'not-obo', what: '文件里没有 [Term] 段，不是 OBO 格式的功能层级', remedy });
  const problems = createProblemList();
  const numberOf = new Map<string, number>();
  const terms = kept.filter(({ id }) => {
    if (!numberOf.has(id)) return Boolean(numberOf.set(id, numberOf.size));
    problems.add(
      {
        code: 'duplicate-term',
        severity: 'warning',
        what: `条目${quote(id)}出现不止一次，只用第一次的`,
        remedy: '如果文件由几个合并而成，请只保留一个',
      },
      id,
    );
    return false;
  });
  const above = terms.map((term) =>
    term.above.filter(({ id }) => {
      if (numberOf.has(id)) return true;
      problems.add({
        code: 'unknown-parent',
        severity: 'warning',
        what: `条目${quote(term.id)}的上级${quote(id)}不在文件中，已忽略`,
        remedy: '请上传完整的功能层级文件',
      });
      return false;
    }),
  );
  const value: Ontology = {
    ids: terms.map(({ id }) => id),
    names: terms.map(({ name }) => name),
    namespaces: terms.map(({ namespace }) => namespace),
    parents: above.map((list) => Int32Array.from(list, ({ id }) => numberOf.get(id)!)),
    relations: above.map((list) => list.map(({ relation }) => relation)),
    former: terms.flatMap(({ former, id }) =>
      former.filter((old) => !numberOf.has(old)).map((old) => [old, numberOf.get(id)!] as const),
    ),
  };
  const turning = onCircle(value.parents);
  if (turning >= 0)
    problems.add({
      code: 'circle',
      severity: 'error',
      what: `条目${quote(value.ids[turning]!)}沿上级走会回到自身`,
      remedy: '请使用没有环的版本（如 go-basic.obo，而不是 go.obo）',
    });
  return { value, rows: value.ids.length, columns: 1, problems: problems.list() };
};

function termsOf(text: string): Term[] {
  const terms: Term[] = [];
  let current: Term | null = null;
  let namespace = '';
  let before = true;
  for (const line of text.split(/\r\n?|\n/u)) {
    if (line.startsWith('[')) {
      before = false;
      current =
        line.trim() === '[Term]' ? { id: '', name: '', namespace, obsolete: false, former: [], above: [] } : null;
      if (current) terms.push(current);
      continue;
    }
    const found = /^([\w-]+):\s*(.*)$/u.exec(line);
    if (!found) continue;
    const [, tag, rest] = found;
    if (before && tag === 'default-namespace') namespace = plain(rest!);
    if (current) addTag(current, tag!, rest!);
  }
  return terms;
}

function addTag(term: Term, tag: string, rest: string): void {
  const value = plain(rest);
  if (tag === 'id') term.id = value;
  else if (tag === 'name') term.name = value;
  else if (tag === 'namespace') term.namespace = value;
  else if (tag === 'alt_id') term.former.push(value);
  else if (tag === 'is_obsolete') term.obsolete = value === 'true';
  else if (tag === 'is_a') term.above.push({ relation: 'is_a', id: firstWord(value) });
  else if (tag === 'relationship') {
    const [relation = '', id = ''] = value.split(/\s+/u);
    if (upward.has(relation) && !term.above.some((one) => one.id === id)) term.above.push({ relation, id });
  }
}

/** Without the comment and the trailing modifiers of a value. */
const plain = (text: string): string =>
  text
    .replace(/\s+!.*$/u, '')
    .replace(/\s*\{[^}]*\}\s*$/u, '')
    .trim();
const firstWord = (text: string): string => text.split(/\s/u)[0]!;

/** A term that is its own ancestor (a cycle); −1 when there is none. */
function onCircle(parents: readonly Int32Array[]): number {
  const below = new Int32Array(parents.length);
  for (const list of parents) for (const one of list) below[one]! += 1;
  const free = [...below.keys()].filter((term) => below[term] === 0);
  let done = 0;
  for (let at = 0; at < free.length; at += 1) {
    done += 1;
    for (const one of parents[free[at]!]!) if ((below[one]! -= 1) === 0) free.push(one);
  }
  return done === parents.length ? -1 : below.findIndex((count) => count > 0);
}
