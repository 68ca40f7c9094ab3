import { scaleOption } from '../model/index.ts';
import type { InputProblem, Matrix, MethodDefinition, MethodInputs, Options } from '../model/index.ts';
import { isOptionShown } from '../model/index.ts';
import { scaleOf, type Scale } from '../scale/index.ts';

/**
 * What the values say about the option `logged` (or a choice of raw and log2), which every method that takes ratios or
 * logarithms has: values below 0 are refused as amounts, and what looks like logarithms is said.
 */
export function checkScale(method: MethodDefinition, { matrix }: MethodInputs, options: Options): InputProblem[] {
  const option = scaleOption(method.options);
  if (!option || !matrix || !isOptionShown(option.spec, options)) return [];
  const { logged, raw, spec } = option;
  const { samples, values } = matrix;
  const scale = scaleOf(values, samples.length);
  const { looks, negatives, why } = scale;
  if (options[spec.id] === logged)
    return looks === 'raw'
      ? [
          {
            code: 'looks-raw',
            severity: 'warning',
            input: spec.id,
            what: `数据看起来没有取过对数：${why}；本次按已取对数计算`,
            remedy: `数据没有取过对数时，请${logged === true ? '关闭' : '如实选择'}“${spec.label}”（命令行 --set ${spec.id}=${raw}），否则差异倍数等结果不对`,
          },
        ]
      : [];
  if (options[spec.id] !== raw) return [];
  const fix = `数据已取对数时，请${logged === true ? '打开' : '如实选择'}“${spec.label}”（命令行 --set ${spec.id}=${logged}）`;
  if (negatives > 0)
    return [
      {
        code: 'negative-unlogged',
        severity: 'error',
        input: spec.id,
        what: `数据有 ${negatives} 个负值（${placeBelowZero(matrix)}），${looks === 'logged' ? '不可能是未取对数的量，' : ''}不能求比值或取对数`,
        remedy: remedyBelowZero(scale, fix),
        count: negatives,
      },
    ];
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

/** Where the first value below 0 stands. */
function placeBelowZero({ ids, samples, values }: Matrix): string {
  const at = values.findIndex((value) => value < 0);
  return `如特征“${ids[Math.floor(at / samples.length)]}”在样本“${samples[at % samples.length]}”的值为 ${values[at]}`;
}

/** What to do about values below 0 that were said to be amounts. @param fix - For data that were logged. */
function remedyBelowZero({ looks, why }: Scale, fix: string): string {
  if (looks === 'raw') return `${why}。请删去这些特征（数据表的“不是测得的量”），或把没有测到的值改为空白`;
  if (looks === 'unknown')
    return `${why}。请改用没有扣过背景、没有中心化的数据；没有时先用“归一化与变换”作 glog 变换（允许负值），再把得到的表按已取对数分析`;
  return `${fix}；数据确实没有取过对数时，请先处理负值，例如把没有测到的值改为空白`;
}
