import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Message, MethodOutput, Records, Table } from '../../model/index.ts';
import { normalTwoSided } from '../../statistics/index.ts';
import { coxModel, type CoxModel } from './coxModel.ts';
import { kaplanMeier, medianOf, type Curve, type FollowUp } from './kaplanMeier.ts';
import { logRank, type LogRank } from './logRank.ts';
import { normalUpperQuantile } from '../../statistics/index.ts';
import { readFollowUp, type Study } from './readFollowUp.ts';
import type { SurvivalOptions } from './survival.schema.ts';

/** A ratio beyond this has no upper end that data could tell. */
const endless = 15;
const everybody = '全部';

/**
 * Survival curves of groups, the log-rank test between them and Cox's model.
 *
 * @throws {InputError} When a column cannot be found or read, or too few people are left.
 */
export function survival(records: Records, options: SurvivalOptions): MethodOutput {
  const study = readFollowUp(records, options);
  const { followUp, group, levels, messages, names } = study;
  const parts = levels.map((_, level) => ofLevel(followUp, group, level));
  const curves = parts.map((part) => kaplanMeier(part, options.interval));
  const test = levels.length > 1 ? logRank(followUp, group, levels.length) : null;
  const model =
    study.terms.length > 0
      ? coxModel(
          followUp,
          study.terms.map(({ values }) => values),
        )
      : null;
  const labels = levels.map((level) => level || everybody);
  const deaths = followUp.event.reduce((sum, value) => sum + value, 0);

  return {
    tables: [curveTable(curves, labels), summaryTable(curves, labels, test), testTable(test), coxTable(study, model)],
    removed: study.removed,
    messages: [...messages, ...modelMessages(study, model)],
    facts: {
      people: followUp.time.length,
      events: deaths,
      groups: levels.length,
      time: names.time,
      event: names.event,
      group: names.group,
      covariate: names.covariate,
      terms: study.covariate,
      divided: Number.isNaN(study.divided) ? '' : study.divided,
      reference: labels[0]!,
      cox: model ? 1 : 0,
    },
  };
}

function ofLevel({ event, time }: FollowUp, group: Int32Array, level: number): FollowUp {
  const rows = Array.from(group.keys()).filter((row) => group[row] === level);
  return { time: Float64Array.from(rows, (row) => time[row]!), event: Uint8Array.from(rows, (row) => event[row]!) };
}

function curveTable(curves: readonly Curve[], labels: readonly string[]): Table {
  const all = (key: keyof Curve) => Float64Array.from(curves.flatMap((curve) => [...curve[key]]));
  return tableOf('curve', '生存曲线', [
    textColumn(
      'group',
      '分组',
      curves.flatMap(({ time }, i) => Array.from(time, () => labels[i]!)),
      { help: '分组列的取值，没有分组列时为全部' },
    ),
    numberColumn('time', '时间', all('time'), { help: '有人发生事件或删失的时间，单位同数据' }),
    integerColumn('n_risk', '风险人数', all('atRisk'), { help: '该时间之前仍在随访、尚未发生事件的人数' }),
    integerColumn('n_event', '事件数', all('events'), { help: '该时间发生事件的人数' }),
    integerColumn('n_censor', '删失数', all('censored'), { help: '该时间结束随访而未发生事件的人数' }),
    numberColumn('survival', '生存率', all('survival'), { help: 'Kaplan–Meier 估计的累积生存率，0～1' }),
    numberColumn('std_err', '标准误', all('error'), { help: '生存率的标准误（Greenwood 公式），生存率为 0 时没有' }),
    numberColumn('ci_low', '95% 置信下限', all('low'), { help: '生存率 95% 置信区间的下限，生存率为 0 时没有' }),
    numberColumn('ci_high', '95% 置信上限', all('high'), { help: '生存率 95% 置信区间的上限，生存率为 0 时没有' }),
  ]);
}

function summaryTable(curves: readonly Curve[], labels: readonly string[], test: LogRank | null): Table {
  const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0);
  const each = (of: (curve: Curve) => number) => Float64Array.from(curves, of);
  return tableOf('summary', '各组概况', [
    textColumn('group', '分组', labels, { help: '分组列的取值，没有分组列时为全部' }),
    integerColumn(
      'n',
      '人数',
      each(({ atRisk }) => atRisk[0]!),
      { help: '参与分析的人数' },
    ),
    integerColumn(
      'events',
      '事件数',
      each(({ events }) => sum(events)),
      { help: '随访期内发生事件的人数' },
    ),
    numberColumn('expected', '期望事件数', test ? test.expected : each(({ events }) => sum(events)), {
      help: '各组生存相同时应有的事件数（log-rank），只有一组时同事件数',
    }),
    numberColumn(
      'median',
      '中位生存时间',
      each(({ survival: values, time }) => medianOf(time, values)),
      { help: '生存率降到 0.5 的时间；始终高于 0.5 时没有' },
    ),
    numberColumn(
      'median_low',
      '中位数下限',
      each(({ low, time }) => medianOf(time, low)),
      { help: '中位生存时间 95% 置信区间的下限，没有时为空' },
    ),
    numberColumn(
      'median_high',
      '中位数上限',
      each(({ high, time }) => medianOf(time, high)),
      { help: '中位生存时间 95% 置信区间的上限，没有时为空' },
    ),
  ]);
}

function testTable(test: LogRank | null): Table {
  const one = (value: number | undefined) => Float64Array.from(test ? [value!] : []);
  return tableOf('test', 'Log-rank 检验', [
    textColumn('test', '检验', test ? ['log-rank'] : [], { help: '检验各组的生存曲线是否相同' }),
    numberColumn('chisq', '卡方', one(test?.chisq), { help: 'Mantel–Haenszel 形式的 log-rank 统计量' }),
    integerColumn('df', '自由度', one(test?.df), { help: '组数 − 1' }),
    numberColumn('p', 'p 值', one(test?.p), { help: '卡方分布的上侧概率' }),
  ]);
}

function coxTable({ terms }: Study, model: CoxModel | null): Table {
  const z = normalUpperQuantile(0.025);
  const column = (of: (k: number) => number) => Float64Array.from(model ? terms.map((_, k) => of(k)) : []);
  const [beta, se] = [(k: number) => model!.coefficients[k]!, (k: number) => model!.errors[k]!];
  return tableOf('cox', 'Cox 模型', [
    textColumn('term', '变量', model ? terms.map(({ name }) => name) : [], {
      help: '分组的取值与第一个取值相比，或协变量',
    }),
    numberColumn('coef', '系数', column(beta), { help: '风险比的自然对数' }),
    numberColumn('se', '标准误', column(se), { help: '系数的标准误' }),
    numberColumn(
      'hr',
      '风险比',
      column((k) => Math.exp(beta(k))),
      { help: '大于 1 表示风险更高；数值变量为每增加 1 个单位' },
    ),
    numberColumn(
      'ci_low',
      '95% 置信下限',
      column((k) => Math.exp(beta(k) - z * se(k))),
      { help: '风险比 95% 置信区间的下限（Wald）' },
    ),
    numberColumn(
      'ci_high',
      '95% 置信上限',
      column((k) => Math.exp(beta(k) + z * se(k))),
      { help: '风险比 95% 置信区间的上限（Wald）' },
    ),
    numberColumn(
      'z',
      'z 值',
      column((k) => beta(k) / se(k)),
      { help: '系数除以标准误' },
    ),
    numberColumn(
      'p',
      'p 值',
      column((k) => normalTwoSided(beta(k) / se(k))),
      { help: 'Wald 检验的双侧概率' },
    ),
  ]);
}

function modelMessages({ terms }: Study, model: CoxModel | null): Message[] {
  if (terms.length === 0) return [];
  if (!model)
    return [{ level: 'warning', text: 'Cox 模型无法估计：有的变量与其他变量完全重合，或没有变化。请换一个协变量。' }];
  const far = terms.filter((_, k) => Math.abs(model.coefficients[k]!) > endless);
  if (far.length === 0 && model.converged) return [];
  return [
    {
      level: 'warning',
      text: `Cox 模型没有收敛${far.length > 0 ? `（${far.map(({ name }) => `“${name}”`).join('、')}）` : ''}：有的组没有事件或全部发生事件，风险比没有有限的估计。请看生存曲线与 log-rank 检验。`,
    },
  ];
}
