import { aliasFaults } from '@panome/analysis/groups';
import type { GroupContrast, GroupScheme, Problem } from '@panome/contract';

const samplesOf = ({ excluded, groups }: GroupScheme) => [...groups.flatMap(({ samples }) => samples), ...excluded];

export type SchemeDraft = { readonly scheme: GroupScheme; readonly contrasts: readonly GroupContrast[] };

const some = (names: readonly string[]): string =>
  `${names
    .slice(0, 5)
    .map((name) => `“${name}”`)
    .join('、')}${names.length > 5 ? ` 等 ${names.length} 个` : ''}`;

const fault =
  (severity: Problem['severity']) =>
  (code: string, what: string, remedy: string, count?: number): Problem => ({
    code,
    severity,
    input: 'groups',
    what,
    remedy,
    ...(count === undefined ? {} : { count }),
  });
const error = fault('error');
const warning = fault('warning');

/** What occurs more than once. */
const repeated = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
];

function faultsOfGroups({ excluded, factors, groups }: GroupScheme): Problem[] {
  const found: Problem[] = [];
  if (groups.length === 0) found.push(error('no-groups', '方案里还没有分组', '请添加分组，并把样本移进去'));
  const twice = repeated(groups.map(({ name }) => name));
  if (twice.length > 0)
    found.push(error('group-repeated', `组名${some(twice)}重复`, '请改成不同的名称，或合并这些分组'));
  const empty = groups.filter(({ samples }) => samples.length === 0).map(({ name }) => name);
  if (empty.length > 0)
    found.push(error('group-empty', `分组${some(empty)}没有样本`, '请把样本移进去，或删除这个分组', empty.length));
  const seen = new Set<string>();
  const again = new Set<string>();
  for (const sample of [...groups.flatMap(({ samples }) => samples), ...excluded])
    if (seen.has(sample)) again.add(sample);
    else seen.add(sample);
  if (again.size > 0)
    found.push(
      error(
        'sample-twice',
        `样本${some([...again])}在方案里出现了两次`,
        '一个样本只能属于一个分组，请去掉多余的',
        again.size,
      ),
    );
  const alike = repeated(factors.map(({ name }) => name));
  if (alike.length > 0) found.push(error('factor-repeated', `因素${some(alike)}重复`, '请改成不同的名称'));
  const single = groups.filter(({ samples }) => samples.length === 1);
  if (groups.length === 1 && single.length === 1)
    found.push(
      error(
        'one-sample',
        `只有一个分组“${groups[0]!.name}”，其中只有 1 个样本，没有可以比较的`,
        '请再加入样本，或再添加一个分组',
      ),
    );
  else if (single.length > 0)
    found.push(
      warning(
        'single-sample-group',
        `分组${some(single.map(({ name }) => name))}只有 1 个样本，没有重复就不能做统计检验`,
        '请加入重复样本，或设为不参与分析',
        single.length,
      ),
    );
  return found;
}

function faultsOfContrasts({ contrasts, scheme }: SchemeDraft): Problem[] {
  const found: Problem[] = [];
  const known = new Set(scheme.groups.map(({ name }) => name));
  const self = contrasts.filter(({ reference, test }) => test === reference).map(({ test }) => test);
  if (self.length > 0)
    found.push(
      error('contrast-self', `对比${some(self)}是分组和它自己比较`, '请为实验组和参照组选择不同的分组', self.length),
    );
  const gone = [...new Set(contrasts.flatMap(({ reference, test }) => [test, reference]))].filter(
    (name) => !known.has(name),
  );
  if (gone.length > 0)
    found.push(
      error(
        'contrast-unknown',
        `对比里的分组${some(gone)}不在方案中`,
        '请改选方案里的分组，或删除这个对比',
        gone.length,
      ),
    );
  const twice = repeated(contrasts.map(({ reference, test }) => `${test} / ${reference}`));
  if (twice.length > 0)
    found.push(error('contrast-repeated', `对比${some(twice)}重复`, '请删除多余的一个', twice.length));
  return found;
}

function faultsOfSamples({ aliases = [], excluded, groups }: GroupScheme, written: readonly string[]): Problem[] {
  const sampleOf = new Map(aliases.map(({ name, sample }) => [name, sample]));
  const known = [...new Set(written.map((name) => sampleOf.get(name) ?? name))];
  const there = new Set(known);
  const placed = groups.flatMap(({ samples }) => samples);
  const unknown = [...placed, ...excluded].filter((sample) => !there.has(sample));
  const named = new Set([...placed, ...excluded]);
  const rest = known.filter((sample) => !named.has(sample));
  const found: Problem[] = [];
  if (placed.length > 0 && !placed.some((sample) => there.has(sample)))
    found.push(
      error(
        'no-sample-known',
        `方案里的样本都不在数据表中，例如${some(placed)}`,
        `数据表里的样本是${some(known)}，请核对样本名`,
        placed.length,
      ),
    );
  else if (unknown.length > 0)
    found.push(
      warning(
        'unknown-sample',
        `没有数据表含有样本${some(unknown)}`,
        '它们保留在方案里，分析时不计入；请核对样本名',
        unknown.length,
      ),
    );
  if (rest.length > 0 && found.every(({ severity }) => severity !== 'error'))
    found.push(
      warning(
        'missing-sample',
        `数据表里的样本${some(rest)}还不在方案中`,
        '请把它们移到分组，或设为不参与分析',
        rest.length,
      ),
    );
  return found;
}

/**
 * What is wrong with a scheme, errors first. An error keeps it from being stored, a warning does not.
 *
 * @param known - The samples of the tables; null when no table could be read, and then nothing is said about them.
 */
export function faultsOf(draft: SchemeDraft, known: readonly string[] | null): Problem[] {
  const found = [
    ...faultsOfGroups(draft.scheme),
    ...faultsOfContrasts(draft),
    ...(aliasFaults(draft.scheme.aliases ?? [], samplesOf(draft.scheme)) as Problem[]),
    ...(known === null || known.length === 0 ? [] : faultsOfSamples(draft.scheme, known)),
  ];
  return found.toSorted((one, other) => Number(other.severity === 'error') - Number(one.severity === 'error'));
}
