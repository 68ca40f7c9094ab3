import { factorCells, isNumeric } from '@panome/analysis/missing';
import type { TextOf } from '@panome/ui/locale';
import type { GroupScheme } from '../toolForm.ts';
import type { toolFormText } from '../toolForm.text.ts';

/** What the chosen column of the groups holds at the samples that take part; nothing to say without a choice. */
export function factorWords(
  groups: GroupScheme | null,
  name: string,
  words: TextOf<typeof toolFormText>,
): string | undefined {
  const factor = groups?.factors.find((one) => one.name === name);
  if (!groups || !factor) return undefined;
  const { missing, values } = factorCells(
    groups.groups.flatMap(({ samples }) => samples).map((sample) => factor.values[sample] ?? ''),
  );
  const different = new Set(values.filter((cell) => cell !== '')).size;
  const kind = isNumeric(values) ? words.factorNumbers(name, different) : words.factorClasses(name, different);
  return missing.length > 0 ? `${kind}，${words.factorLacking(missing.length)}` : kind;
}
