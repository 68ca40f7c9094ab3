import { NO_ATTRIBUTES, numberAt, type Attributes, type RNode, type RVector } from './nodes.ts';
import { broken } from './problems.ts';

const MOST_LENGTH = 3_000_000;

/**
 * A vector that R keeps in a shorter form (ALTREP): a sequence by its start and step, strings not yet converted from
 * numbers, or a vector wrapped with metadata.
 *
 * svn.r-project.org/R/trunk/src/main/altclasses.c
 *
 * @throws {InputError} When it is another form, whose values are not in the file.
 */
export function alternative(info: RNode, state: RNode, attributes: Attributes): RNode {
  const name = info.kind === 'pairs' && info.items[0]?.value.kind === 'symbol' ? info.items[0].value.name : '';
  if (name === 'compact_intseq' || name === 'compact_realseq')
    return sequence(state, name === 'compact_intseq' ? 'integer' : 'double', attributes);
  const inner = state.kind === 'list' ? state.items[0] : state.kind === 'pairs' ? state.items[0]?.value : undefined;
  if (name === 'deferred_string' && inner?.kind === 'vector')
    return { kind: 'vector', mode: 'string', length: inner.length, values: { from: 'words', of: inner }, attributes };
  if (name.startsWith('wrap_') && inner && 'attributes' in inner)
    return attributes.size > 0 ? { ...inner, attributes } : inner;
  throw broken(`有一种不认识的向量（${name.slice(0, 40)}），它的值不在文件里`);
}

function sequence(state: RNode, mode: 'integer' | 'double', attributes: Attributes): RVector {
  if (state.kind !== 'vector' || state.length !== 3) throw broken('数列的写法不正确');
  const [length, first, step] = [0, 1, 2].map((row) => numberAt(state, row)) as [number, number, number];
  // No table has more rows; a sequence takes no room in the file, so its length needs a limit.
  if (
    !Number.isInteger(length) ||
    length < 0 ||
    length > MOST_LENGTH ||
    !Number.isFinite(first) ||
    !Number.isFinite(step)
  )
    throw broken('数列的长度不正确');
  return {
    kind: 'vector',
    mode,
    length,
    values: { from: 'sequence', first, step },
    attributes: attributes.size > 0 ? attributes : NO_ATTRIBUTES,
  };
}
