import { maximum } from '../../extremes/index.ts';
import { InputError } from '../../model/index.ts';
import type { Groups, Matrix, Message, MethodOutput, Options, RunContext } from '../../model/index.ts';
import { median } from '../../statistics/index.ts';
import { powerAt, type PowerAt } from '../../power-of-tests/index.ts';
import { fdrPowerAt } from './fdrPower.ts';
import { readPilot } from './pilot.ts';
import type { Pilot } from './pilot.ts';
import { readPowerOptions } from './power.schema.ts';
import type { PowerOptions } from './power.schema.ts';
import { curveTable, neededTable, pilotTable } from './resultTables.ts';
import type { Plan } from './resultTables.ts';
import { mostSamples, samplesFor } from './samplesFor.ts';

export type PowerInputs = { readonly matrix?: Matrix | undefined; readonly groups?: Groups | undefined };

/** The effect is shown between a smaller and a larger one, since nobody knows it exactly. */
const shares = [0.75, 1, 1.25];
const longest = 60;

/** @throws {InputError} When a plan from a pilot has no pilot. */
export function checkPower({ groups, matrix }: PowerInputs, raw: Options): void {
  if (readPowerOptions(raw).basis === 'effect' || (matrix && groups)) return;
  const lack = matrix ? '样本分组' : '数据表';
  throw new InputError([
    {
      code: 'pilot-missing',
      severity: 'error',
      input: matrix ? 'groups' : 'matrix',
      what: `按预实验数据规划需要${lack}，没有提供`,
      remedy: `请选择预实验的${lack}，或把“依据”改为“已知效应量”`,
    },
  ]);
}

/**
 * How many samples a study needs, and the power of a given number.
 *
 * @throws {InputError} When a plan from a pilot has no pilot, or the pilot does not tell the spread.
 */
export function runPower(inputs: PowerInputs, raw: Options, { progress }: RunContext): MethodOutput {
  checkPower(inputs, raw);
  const options = readPowerOptions(raw);
  progress('估计标准差', 0);
  const pilot = options.basis === 'pilot' ? readPilot(inputs.matrix!, inputs.groups!, options) : null;
  const plans = shares.map((share, i): Plan => {
    progress('计算样本数', 0.1 + i * 0.3);
    return planOf(share, pilot, options);
  });
  const asked = plans[1]!;
  const largest = Math.max(
    10,
    options.n,
    maximum(
      plans.map(({ needed }) => Math.min(4 * (asked.needed.n || needed.n || 10), Math.ceil((needed.n || 0) * 1.15))),
    ),
  );
  const step = Math.max(1, Math.ceil((largest - 2) / longest));
  const sizes = [
    ...new Set([...Array.from({ length: Math.ceil((largest - 2) / step) + 1 }, (_, i) => 2 + i * step), options.n]),
  ].toSorted((one, other) => one - other);

  return {
    tables: [curveTable(plans, sizes, options), neededTable(plans, options), pilotTable(inputs.matrix, pilot)],
    removed: (pilot?.removed ?? []).map((id) => ({ kind: 'sample' as const, id, reason: '不在分组表中' })),
    messages: messagesOf(asked, pilot, options),
    facts: {
      effect: asked.size,
      ...(Number.isNaN(asked.needed.n) ? {} : { needed: asked.needed.n, reached: asked.at(asked.needed.n).power }),
      given: asked.at(options.n).power,
      ...(pilot && {
        groups: pilot.groups.join('、'),
        n: pilot.n.join('、'),
        tested: pilot.tested,
        pi0: pilot.pi0,
        sd: median(pilot.sds),
      }),
    },
  };
}

function planOf(share: number, pilot: Pilot | null, options: PowerOptions): Plan {
  const size = (pilot ? Math.log2(options.fc) : options.effect) * share;
  const known = new Map<number, PowerAt>();
  const compute = (n: number): PowerAt =>
    pilot
      ? fdrPowerAt(n, size, { ...pilot, fdr: options.fdr })
      : powerAt(n, size, {
          design: options.design,
          alpha: options.alpha,
          groups: options.groups_number,
          sides: options.sides === 'two' ? 2 : 1,
        });
  const at = (n: number): PowerAt => {
    const found = known.get(n) ?? compute(n);
    known.set(n, found);
    return found;
  };
  return { name: nameOf(size, options), size, at, needed: samplesFor(options.power, (n) => at(n).power) };
}

function nameOf(size: number, { basis, design }: PowerOptions): string {
  if (basis === 'pilot') return `${Number((2 ** size).toPrecision(3))} 倍`;
  return `${design === 'anova' ? 'f' : 'd'} = ${Number(size.toPrecision(3))}`;
}

function messagesOf({ needed }: Plan, pilot: Pilot | null, { logged, pi0 }: PowerOptions): Message[] {
  const messages: Message[] = [];
  if (Number.isNaN(needed.n))
    messages.push({
      level: 'warning',
      text: `每组 ${mostSamples} 个样本仍达不到目标功效；请提高要检出的差异，或放宽功效与显著性的要求`,
    });
  if (pilot && pi0 === 0 && pilot.pi0 === 0.99)
    messages.push({
      level: 'warning',
      text: '由预实验估计的 π₀ 不小于 0.99，按 0.99 计算；预实验的样本可能太少，可自行填写 π₀',
    });
  if (pilot && logged && pilot.values.some((value) => value > 100))
    messages.push({ level: 'warning', text: '有的值超过 100，不像取过 log2 的数据；若不是，请关闭“数据已取对数”' });
  if (pilot && pilot.n.some((n) => n < 3))
    messages.push({ level: 'warning', text: '预实验有的组只有 2 个样本，估计的标准差不可靠，宜取较高的百分位数' });
  return messages;
}
