import type { InputProblem, SampleAlias } from '../model/index.ts';

const listed = (names: readonly string[]): string =>
  `${names
    .slice(0, 5)
    .map((name) => `“${name}”`)
    .join('、')}${names.length > 5 ? ` 等 ${names.length} 个` : ''}`;

const fault = (
  severity: InputProblem['severity'],
  code: string,
  names: readonly string[],
  [what, remedy]: readonly [what: string, remedy: string],
): InputProblem[] =>
  names.length === 0 ? [] : [{ code, severity, input: 'groups', what, remedy, count: names.length }];

/**
 * What is wrong with a table of other names.
 *
 * @param samples - Of the groups.
 * @param names - Of the tables; null when they are not known, and then nothing is said about them.
 */
export function aliasFaults(
  aliases: readonly SampleAlias[],
  samples: readonly string[],
  names: readonly string[] | null = null,
): readonly InputProblem[] {
  const known = new Set(samples);
  const sampleOf = new Map(aliases.map(({ name, sample }) => [name, sample]));
  const different = [...sampleOf].filter(([name, sample]) => name !== sample);
  // One of them leads back to where it began, or to a further name instead of a sample.
  const chained = different.filter(([, sample]) => sampleOf.has(sample) && sampleOf.get(sample) !== sample);
  const inChain = new Set(chained.flat());
  const ofSample = different.filter(([name]) => known.has(name) && !inChain.has(name));
  const unknown = different.filter(([, sample]) => !known.has(sample) && !inChain.has(sample));
  const twice = [
    ...new Set(aliases.filter(({ name, sample }) => sampleOf.get(name) !== sample).map(({ name }) => name)),
  ];
  const there = names && new Set(names);
  const unused = there ? different.filter(([name]) => !there.has(name) && !inChain.has(name)) : [];
  const firsts = (pairs: readonly (readonly [string, string])[]) => pairs.map(([name]) => name);
  return [
    ...fault('error', 'alias-twice', twice, [
      `${listed(twice)}对应了两个不同的样本`,
      '一个写法只能对应一个样本，请删去多余的一行',
    ]),
    ...fault('error', 'alias-chain', firsts(chained), [
      `样本名的对应连成了一串或一圈：${chained
        .slice(0, 3)
        .map(([name, sample]) => `“${name}”→“${sample}”→“${sampleOf.get(sample)}”`)
        .join('；')}`,
      '每个写法请直接对应到分组方案里的样本名',
    ]),
    ...fault('error', 'alias-of-sample', firsts(ofSample), [
      `${listed(firsts(ofSample))}本身就是分组方案里的样本，不能又是另一个样本的写法`,
      '请删去这一行；如果两者确是同一个样本，请先在分组方案里只留一个',
    ]),
    ...fault('error', 'alias-unknown', firsts(unknown), [
      `样本名对应到的${listed([...new Set(unknown.map(([, sample]) => sample))])}不在分组方案中`,
      '请改成分组方案里的样本名',
    ]),
    ...fault('warning', 'alias-unused', firsts(unused), [
      `没有数据表含有名为${listed(firsts(unused))}的样本，这些对应没有用到`,
      '请核对写法；换了数据表时可以不管',
    ]),
  ];
}
