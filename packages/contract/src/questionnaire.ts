/**
 * The rules of a questionnaire, the same in the browser and on the server; no schema library is needed to read them.
 */

type Choice = { readonly value: string; readonly label: string };

export type QuestionKind = 'single' | 'multiple' | 'text' | 'scale' | 'matrix';

/** One question as it is asked. */
export type Question = {
  readonly id: string;
  readonly type: QuestionKind;
  readonly title: string;
  readonly help: string;
  readonly required: boolean;
  /** Of `single` and `multiple`; of `matrix` the columns. */
  readonly options: readonly Choice[];
  /** Of `matrix`. */
  readonly rows: readonly Choice[];
  /** Of `multiple`: how many may be chosen; 0 is any number. */
  readonly most: number;
  /** Of `text`. */
  readonly length: number;
  /** Of `scale`. */
  readonly scale: { readonly min: number; readonly max: number; readonly low: string; readonly high: string } | null;
  /** Asked only when an earlier question has one of these answers. */
  readonly show_if: { readonly question: string; readonly any: readonly string[] } | null;
};

/** `single` and `text` are text, `multiple` several values, `scale` a number, `matrix` a column for each row. */
export type AnswerValue = string | number | string[] | Record<string, string>;
export type Answers = Readonly<Record<string, AnswerValue>>;

const isText = (value: AnswerValue | undefined): value is string => typeof value === 'string';
const isRows = (value: AnswerValue | undefined): value is Record<string, string> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an answer says, as values that `show_if` compares with. */
function valuesOf(value: AnswerValue | undefined): readonly string[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value;
  return isRows(value) ? Object.values(value) : [String(value)];
}

/**
 * The questions that are asked, given the answers so far. What depends on a question that is not asked is not asked
 * either.
 */
export function askedQuestions(questions: readonly Question[], answers: Answers): readonly Question[] {
  const asked = new Set<string>();
  return questions.filter(({ id, show_if: condition }) => {
    const shown =
      !condition ||
      (asked.has(condition.question) &&
        valuesOf(answers[condition.question]).some((value) => condition.any.includes(value)));
    if (shown) asked.add(id);
    return shown;
  });
}

/** Whether anything was answered. */
export function isAnswered({ rows, type }: Question, value: AnswerValue | undefined): boolean {
  if (value === undefined) return false;
  if (type === 'matrix') return isRows(value) && rows.every((row) => (value[row.value] ?? '') !== '');
  if (Array.isArray(value)) return value.length > 0;
  return isText(value) ? value.trim() !== '' : typeof value === 'number';
}

const has = (choices: readonly Choice[], value: string) => choices.some((choice) => choice.value === value);

/** Whether the question could have been answered so. */
function fits(question: Question, value: AnswerValue): boolean {
  const { length, most, options, rows, scale, type } = question;
  if (type === 'single') return isText(value) && (value === '' || has(options, value));
  if (type === 'text') return isText(value) && Array.from(value).length <= length;
  if (type === 'multiple')
    return (
      Array.isArray(value) &&
      (most === 0 || value.length <= most) &&
      new Set(value).size === value.length &&
      value.every((one) => has(options, one))
    );
  if (type === 'scale')
    return (
      typeof value === 'number' && scale !== null && Number.isInteger(value) && value >= scale.min && value <= scale.max
    );
  return isRows(value) && Object.entries(value).every(([row, column]) => has(rows, row) && has(options, column));
}

export type AnswerProblem = { readonly question: string; readonly message: string };

/** What keeps the answers from being sent, in the order of the questions. */
export function answerProblems(questions: readonly Question[], answers: Answers): readonly AnswerProblem[] {
  return askedQuestions(questions, answers).flatMap((question) => {
    const { id, length, most, rows, type } = question;
    const value = answers[id];
    const problem = (message: string) => [{ question: id, message }];
    if (isAnswered(question, value)) {
      if (fits(question, value!)) return [];
      if (type === 'text') return problem(`最多 ${length} 个字，请删减`);
      if (type === 'multiple' && most > 0 && Array.isArray(value) && value.length > most)
        return problem(`最多选 ${most} 项`);
      return problem('答案不在选项中，请重新选择');
    }
    if (!question.required) return [];
    if (type === 'text') return problem('请填写');
    const given = isRows(value) ? Object.keys(value).length : 0;
    return problem(type === 'matrix' && given > 0 ? `还有 ${rows.length - given} 行没有选择` : '请选择');
  });
}

/**
 * The answers to questions that are asked, without what no question could have: what is kept of a form that may be
 * older than its questions.
 */
export function keptAnswers(questions: readonly Question[], answers: Answers): Record<string, AnswerValue> {
  const fitting = Object.fromEntries(
    questions.flatMap((question) =>
      answers[question.id] !== undefined && fits(question, answers[question.id]!)
        ? [[question.id, answers[question.id]!]]
        : [],
    ),
  );
  return Object.fromEntries(
    askedQuestions(questions, fitting).flatMap(({ id }) => (fitting[id] === undefined ? [] : [[id, fitting[id]]])),
  );
}
