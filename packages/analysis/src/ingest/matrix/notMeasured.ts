import { fewBelowZero } from '../../scale/index.ts';
import { plainHeading } from '../../headings/index.ts';

type Table = { readonly ids: readonly string[]; readonly values: Float64Array };

/** What describes a person, an animal or a sample, and stands beside the measured values where samples are in rows. */
const DESCRIBES_SAMPLE =
  /^(age|ageyears|sex|gender|bmi|bodymassindex|bodyweight|weightkg|height|heightcm|年龄|性别|体重|身高|体重指数)$/u;

/**
 * Rows of another kind than the others, with what speaks for it as half a sentence: named as what describes a sample, or
 * the few with values below 0 in a table of amounts.
 */
export function notMeasured({ ids, values }: Table, samples: number): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const feature of fewBelowZero(values, samples)?.features ?? [])
    found.set(feature, '有负值，而其余特征都是不小于 0 的量');
  ids.forEach((id, feature) => {
    if (DESCRIBES_SAMPLE.test(plainHeading(id.normalize('NFKC')))) found.set(feature, '描述的是样本');
  });
  // A table that consists of them is about them.
  return found.size < ids.length / 2 ? new Map([...found].toSorted(([left], [right]) => left - right)) : new Map();
}
