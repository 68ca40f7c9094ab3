import type { MethodOutput, Options } from '../../model/index.ts';
import { intervalNames, readSurvivalOptions } from './survival.schema.ts';

/** The methods paragraph of one run. */
export function survivalNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { interval } = readSurvivalOptions(options);
  const several = Number(facts['groups']) > 1;
  return [
    `对 ${facts['people']} 人（发生事件 ${facts['events']} 人）作生存分析，时间为“${facts['time']}”，事件为“${facts['event']}”${several ? `，按“${facts['group']}”分为 ${facts['groups']} 组` : ''}${facts['divided'] === '' ? '' : `（以中位数 ${facts['divided']} 为界，大于它的为高）`}。`,
    `生存率用 Kaplan–Meier 法估计（Kaplan & Meier，1958，doi:10.1080/01621459.1958.10501452），标准误用 Greenwood 公式，95% 置信区间为${intervalNames[interval]}法；中位生存时间为生存率降到 0.5 的时间。`,
    several ? '组间比较用 log-rank 检验（Mantel，1966，Cancer Chemother. Rep. 50, 163–170）。' : '',
    facts['cox']
      ? `风险比由 Cox 比例风险模型得到（Cox，1972，doi:10.1111/j.2517-6161.1972.tb00899.x），同时发生的事件按 Efron 法处理（Efron，1977，doi:10.1080/01621459.1977.10480613），${several ? `以“${facts['reference']}”为参照` : ''}${facts['covariate'] ? `${several ? '，' : ''}校正${facts['terms']}${options['covariate_type'] === 'category' ? '（数字也按分类）' : ''}` : ''}，区间与 P 值按 Wald 法。`
      : '',
    `缺少所用各列的行不参与。计算使用 Panome 全组学云 survival 方法（版本 ${version}）。`,
  ].join('');
}
