import { definitionOnly, outsideChecks } from '@panome/analysis/outside-checks';
import nulls from '@panome/analysis/nulls' with { type: 'json' };
import originals from '@panome/analysis/originals' with { type: 'json' };

type Compared = {
  readonly original: string;
  readonly version: string;
  readonly figures: number;
  readonly worst: number;
  readonly what: string;
};
type Rates = {
  readonly tables: string;
  readonly tests: number;
  readonly at1: number;
  readonly at5: number;
  readonly at10: number;
  readonly over: number;
  readonly under: number;
  readonly power?: number;
  readonly direction?: number;
};
type Truth = { readonly tables: string; readonly figure: string; readonly value: number; readonly runs: number };

const compared: Readonly<Record<string, Compared>> = originals;
const measured: Readonly<Record<string, Rates | Truth>> = nulls;

const percent = (share: number): string => `${Number((100 * share).toFixed(1))}%`;

/** The 95 % limits are those of as many independent tests. */
function ratesSaid({ at1, at10, at5, direction, over, power, tables, tests, under }: Rates): string {
  const half = Number((196 * Math.sqrt((at5 * (1 - at5)) / tests)).toFixed(1));
  const found = power === undefined ? '' : `；效应检出 ${percent(power)}`;
  const right = direction === undefined ? '' : `，方向正确 ${percent(direction)}`;
  return (
    `零假设模拟（${tables}）${tests.toLocaleString('en-US')} 次检验拒绝 ${percent(at1)}、` +
    `${percent(at5)}（±${half}%）、${percent(at10)}，KS +${over.toFixed(3)}／−${under.toFixed(3)}${found}${right}`
  );
}

/** Every simulation of a method; `method: part` where it has several. */
function simulated(id: string): string[] {
  return Object.entries(measured)
    .filter(([name]) => name === id || name.startsWith(`${id}: `))
    .map(([name, one]) => {
      const part = name.slice(id.length + 2);
      const said =
        'figure' in one
          ? `已知真值的模拟（${one.tables}，${one.runs} 个数据表）：${one.figure} ${one.value}`
          : ratesSaid(one);
      return part === '' ? said : `${part}：${said}`;
    });
}

function originalSaid(id: string, by: string): string[] {
  const found = compared[id];
  if (!found) return [];
  const worst = found.worst === 0 ? '0' : found.worst.toExponential(1);
  return [
    `${by.startsWith(found.original) ? '' : `${found.original} `}版本 ${found.version} 的 ${found.figures.toLocaleString('en-US')} 个数（${found.what}）最大偏差 ${worst}`,
  ];
}

const heads = {
  original: '原软件 ',
  simulation: '模拟；',
  plain: '无原软件，基础 R 重算：',
  definition: '',
};

/** What besides our own tests confirms the figures of a method, in one paragraph. */
export function outsideCheckOf(id: string): string {
  const check = outsideChecks[id];
  if (!check) throw new Error(`no outside check for ${id}`);
  const head = check.kind === 'definition' ? `${definitionOnly}：` : heads[check.kind];
  return [`${head}${check.by}`, ...originalSaid(id, check.by), ...simulated(id)].join('。') + '。';
}
