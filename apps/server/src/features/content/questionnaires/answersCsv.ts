import { guardCell, quoted, utf8Mark } from '@panome/analysis/csv';
import type { Answers, Question } from '@panome/contract/questionnaire';
import { toTime } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/open.ts';
import type { QuestionnaireRow } from '../../../platform/database/schema/content.ts';

const cell = (text: string) => quoted(guardCell(text));
const labelIn = (choices: Question['options'], value: string) =>
  choices.find((choice) => choice.value === value)?.label ?? value;

/** The column headings of a question; a matrix question has one for each of its rows. */
const headsOf = ({ rows, title, type }: Question): string[] =>
  type === 'matrix' ? rows.map(({ label }) => `${title}：${label}`) : [title];

function cellsOf({ id, options, rows, type }: Question, answers: Answers): string[] {
  const value = answers[id];
  if (type === 'matrix')
    return rows.map((row) =>
      typeof value === 'object' && !Array.isArray(value) ? labelIn(options, value[row.value] ?? '') : '',
    );
  if (value === undefined) return [''];
  if (Array.isArray(value)) return [value.map((one) => labelIn(options, one)).join('；')];
  if (typeof value === 'object') return [Object.values(value).join('；')];
  return [type === 'single' ? labelIn(options, `${value}`) : `${value}`];
}

/** All submitted answers, one line each; no cell can be run as a formula (SEC-50). */
export async function answersCsv(
  database: Database,
  questionnaire: QuestionnaireRow,
): Promise<{ csv: string; count: number }> {
  const questions = JSON.parse(questionnaire.questions) as Question[];
  const sent = await database
    .selectFrom('questionnaire_answer')
    .innerJoin('account', 'account.id', 'questionnaire_answer.owner_id')
    .selectAll('questionnaire_answer')
    .select('account.email')
    .where('questionnaire_id', '=', questionnaire.id)
    .where('submitted_at', 'is not', null)
    .orderBy('submitted_at')
    .execute();
  const head = ['提交时间', '邮箱', '版本', ...questions.flatMap(headsOf)];
  const lines = sent.map((row) => {
    const answers = JSON.parse(row.answers) as Answers;
    return [
      toTime(row.submitted_at!),
      row.email,
      String(row.version),
      ...questions.flatMap((question) => cellsOf(question, answers)),
    ];
  });
  return {
    csv: `${utf8Mark}${[head, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`,
    count: sent.length,
  };
}
