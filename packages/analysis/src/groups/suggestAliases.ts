import type { SampleAlias } from '../model/index.ts';
import { joinSamples } from './joinSamples.ts';
import { shortName } from './sampleNames.ts';

const PREFIX = /^(?:(?:samples?|样本|样品)(?=.)|s(?=\d))/u;

/**
 * What is left of a name without its ways of writing: case, width, blanks and marks, a leading `Sample_` or `S`, zeros
 * before a number. A mark between two numbers stays, so that `A1_1` is not `A_11`.
 */
function looseName(name: string): string {
  return shortName(name.normalize('NFKC'))
    .toLowerCase()
    .replace(/(?<=\d)[^\p{L}\p{N}]+(?=\d)/gu, '·')
    .replace(/[^\p{L}\p{N}·]/gu, '')
    .replace(PREFIX, '')
    .replace(/\d+/gu, (digits) => digits.replace(/^0+(?=\d)/u, ''));
}

/**
 * Names of a table that are perhaps samples of the groups written in another way. Nothing is joined by them: somebody
 * has to confirm them first. Only names that nothing else joins, and that could be one sample alone.
 *
 * @param names - Of the table.
 * @param samples - Of the groups.
 * @param aliases - What was confirmed already.
 */
export function suggestAliases(
  names: readonly string[],
  samples: readonly string[],
  aliases: readonly SampleAlias[] = [],
): readonly SampleAlias[] {
  const { leftOnly, rightOnly } = joinSamples(names, samples, aliases);
  const [lefts, rights] = [byLooseName(leftOnly), byLooseName(rightOnly)];
  return [...lefts].flatMap(([key, [name, ...others]]) => {
    const [sample, ...further] = rights.get(key) ?? [];
    const isOne = key !== '' && sample !== undefined && others.length === 0 && further.length === 0;
    return isOne ? [{ name: name!, sample }] : [];
  });
}

function byLooseName(names: readonly string[]): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const name of names) {
    const key = looseName(name);
    found.set(key, [...(found.get(key) ?? []), name]);
  }
  return found;
}
