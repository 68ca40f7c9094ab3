import { InputError } from '../../model/index.ts';
import type { Listed } from '../shared/index.ts';
import { lengthBias, medianLengths } from './lengthBias.ts';
import type { Key, Weights } from './testList.ts';

/** The lengths of the table. @throws {InputError} When it has none. */
export function requireLengths({ lengths }: Listed): ReadonlyMap<string, number> {
  if (lengths) return lengths;
  throw new InputError(
    [
      {
        code: 'lengths-missing',
        severity: 'error',
        input: 'bias',
        what: '选择了按长度校正，但没有提供长度',
        remedy:
          '请在差异结果表中加一列基因长度（列名如 length），或在“长度列”中选择它；没有长度时请把“长度偏倚校正”改为不校正',
      },
    ],
    'parameter',
  );
}

/** How likely each feature of the background is to be listed, by its length. */
export function lengthWeights(
  named: ReadonlyMap<Key, string>,
  inBackground: ReadonlySet<Key>,
  lengths: ReadonlyMap<string, number>,
  keyOf: (name: string) => Key | undefined,
) {
  const known = new Map<Key, number>();
  for (const [name, length] of lengths) {
    const key = keyOf(name);
    if (key !== undefined && !known.has(key)) known.set(key, length);
  }
  const keys = [...inBackground];
  const listed = Uint8Array.from(keys, (key) => Number(named.has(key)));
  const values = Float64Array.from(keys, (key) => known.get(key) ?? Number.NaN);
  const bias = lengthBias(listed, values);
  const weights: Weights = {
    of: new Map(keys.map((key, at) => [key, bias.weights[at]!])),
    sum: bias.weights.reduce((sum, weight) => sum + weight, 0),
  };
  return {
    weights,
    missing: bias.missing,
    shortest: bias.shortest,
    longest: bias.longest,
    medians: medianLengths(listed, values),
  };
}
