import { scaleOption } from '../model/index.ts';
import type { InputProblem, MethodDefinition, MethodInputs, Options } from '../model/index.ts';
import { isOptionShown } from '../model/index.ts';
import { scaleOf } from '../scale/index.ts';

/**
 * What the values say about the option `logged` (or a choice of raw and log2), which every method that takes ratios or
 * logarithms has: values below 0 are refused as amounts, and what looks like logarithms is said.
 */
export function checkScale(method: MethodDefinition, { matrix }: MethodInputs, options: Options): InputProblem[] {
  const option = scaleOption(method.options);
  if (!option || !matrix) return [];
  const { logged, raw, spec } = option;
  if (options[spec.id] !== raw || !isOptionShown(spec, options)) return [];
  const { ids, samples, values } = matrix;
  const { looks, negatives, why } = scaleOf(values, samples.length);
  const fix = `数据已取对数时，请${logged === true ? '打开' : '如实选择'}“${spec.label}”（命令行 --set ${spec.id}=${logged}）`;
  if (negatives > 0) {
    const at = values.findIndex((value) => value < 0);
    return [
      {
        code: 'negative-unlogged',
        severity: 'error',
        input: spec.id,
        what: `数据有 ${negatives} 个负值（如特征“${ids[Math.floor(at / samples.length)]}”在样本“${samples[at % samples.length]}”的值为 ${values[at]}），不可能是未取对数的量，不能求比值或取对数`,
        remedy: `${fix}；数据确实没有取过对数时，请先处理负值，例如把没有测到的值改为空白`,
        count: negatives,
      },
    ];
  }
  return looks === 'logged'
    ? [
        {
          code: 'looks-logged',
          severity: 'warning',
          input: spec.id,
          what: `数据看起来已取过对数：${why}；本次按未取对数计算`,
          remedy: `${fix}，否则差异倍数等结果不对`,
        },
      ]
    : [];
}
