import { defineMethod } from '../../model/index.ts';
import { readFollowUp } from './readFollowUp.ts';
import { survivalNote } from './survival.note.ts';
import { readSurvivalOptions, survivalOptions } from './survival.schema.ts';
import { survival as runSurvival } from './survival.ts';

const version = '1.1.0';

/** How long people stay free of an event, by group. */
export const survival = defineMethod({
  id: 'survival',
  version,
  family: 'supervised',
  title: '生存分析',
  summary: '各组的生存曲线有没有差别，风险比是多少',
  keywords: [
    '生存分析',
    '生存曲线',
    'Kaplan-Meier',
    'KM',
    'log-rank',
    'Cox',
    '风险比',
    'HR',
    '预后',
    '随访',
    'survival',
    'hazard ratio',
    'shengcun',
    'fengxianbi',
    'yuhou',
  ],
  inputs: [
    {
      id: 'records',
      required: true,
      label: '随访表',
      help: '每行一人：一列时间，一列是否发生事件，可再有分组与协变量',
    },
  ],
  options: survivalOptions,
  tables: [
    { id: 'curve', title: '生存曲线' },
    { id: 'summary', title: '各组概况' },
    { id: 'test', title: 'Log-rank 检验' },
    { id: 'cox', title: 'Cox 模型' },
  ],
  charts: ['survival-curve', 'hazard-ratios'],
  check: ({ records }, options) => void readFollowUp(records, readSurvivalOptions(options)),
  run: ({ records }, options) => runSurvival(records, readSurvivalOptions(options)),
  findings: (said) =>
    `${said.count('people')} 人中 ${said.count('events')} 人发生事件${said.value('groups') > 1 ? `，比较 ${said.count('groups')} 组` : ''}`,
  note: (options, facts) => survivalNote(version, options, facts),
});
