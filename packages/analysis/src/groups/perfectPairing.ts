type Column = { readonly name: string; readonly values: readonly string[] };

/** Numbers of repeats stand once in every group too, and say nothing of who they are. */
const REPEAT =
  /^((bio(logical)?|tech(nical)?)?[ _.-]?rep(licate|eat)?s?([ _.-]?(no|id|num(ber)?))?|no\.?|number|index|序号|编号|(生物学?|技术)?重复(号|编号|序号)?)$/iu;

/**
 * The first column of which each value stands exactly once in each group: the samples of one subject, before and after.
 *
 * @param group - Of each sample; samples without one are left out before.
 * @param columns - Of the same samples; `''` is missing.
 */
export function perfectPairing(group: readonly string[], columns: readonly Column[]): string | undefined {
  const levels = new Set(group).size;
  const pairs = group.length / levels;
  if (levels < 2 || pairs < 2 || !Number.isInteger(pairs)) return undefined;
  return columns.find(({ name, values }) => {
    if (REPEAT.test(name.trim()) || values.includes('') || new Set(values).size !== pairs) return false;
    return new Set(values.map((value, at) => JSON.stringify([value, group[at]]))).size === group.length;
  })?.name;
}
