import type { Question, AnswerValue } from '@panome/contract/questionnaire';
import { Button } from '@panome/ui/button';
import { CheckboxGroup } from '@panome/ui/checkbox';
import { RadioGroup } from '@panome/ui/radio-group';
import { TextArea } from '@panome/ui/text-area';
import * as styles from './Questionnaires.css.ts';
import { questionnairesText as text } from './questionnaires.text.ts';

export type QuestionFieldProps = {
  /** Its type chooses the control. */
  readonly question: Question;
  /** Its number among the questions that are asked, from 1. */
  readonly place: number;
  /** The answer so far; `undefined` while there is none. */
  readonly value: AnswerValue | undefined;
  /** Without a value the answer is taken back. */
  readonly onChange: (value: AnswerValue | undefined) => void;
  /** What is wrong with the answer, for the user. In a matrix it is shown at the rows that have no answer. */
  readonly error: string | undefined;
};

/** The id of the control that answers it, for the summary of what is missing. */
export function controlOf({ id, rows, type }: Question, value: AnswerValue | undefined): string {
  if (type !== 'matrix') return `q-${id}`;
  const given = rowsOf(value);
  return `q-${id}-${(rows.find((row) => !given[row.value]) ?? rows[0])?.value ?? ''}`;
}

const rowsOf = (value: AnswerValue | undefined): Record<string, string> =>
  typeof value === 'object' && !Array.isArray(value) ? value : {};
const scaleOptions = ({ scale }: Question) =>
  scale
    ? Array.from({ length: scale.max - scale.min + 1 }, (_one, index) => {
        const number = scale.min + index;
        const words = number === scale.min ? scale.low : number === scale.max ? scale.high : '';
        return { value: String(number), label: words ? `${number} ${words}` : String(number) };
      })
    : [];

/** One question with the control that its kind wants. */
export function QuestionField({ error, onChange, place, question, value }: QuestionFieldProps) {
  const { help, id, length, options, required, title, type } = question;
  const frame = { id: `q-${id}`, label: <Asked place={place} question={question} />, required, error };
  if (type === 'text')
    return (
      <div className={styles.field}>
        <TextArea
          {...frame}
          help={help}
          label={<Asked place={place} question={{ ...question, help: '' }} />}
          maxLength={length}
          onValueChange={(typed: string) => onChange(typed === '' ? undefined : typed)}
          rows={3}
          value={typeof value === 'string' ? value : ''}
        />
      </div>
    );
  if (type === 'multiple')
    return (
      <CheckboxGroup
        {...frame}
        onValueChange={(chosen) => onChange(chosen.length > 0 ? chosen : undefined)}
        options={options}
        value={Array.isArray(value) ? value : []}
      />
    );
  if (type === 'matrix')
    return <MatrixField error={error} onChange={onChange} place={place} question={question} value={value} />;
  const scale = type === 'scale';
  return (
    <>
      <RadioGroup
        {...frame}
        onValueChange={(chosen) => onChange(scale ? Number(chosen) : chosen)}
        options={scale ? scaleOptions(question) : options}
        orientation={scale ? 'horizontal' : 'vertical'}
        value={value === undefined || typeof value === 'object' ? '' : String(value)}
      />
      {!required && value !== undefined && (
        <Button aria-label={text.clearOf(title)} onClick={() => onChange(undefined)} size="small" variant="quiet">
          {text.clear}
        </Button>
      )}
    </>
  );
}

/** What is asked, and what to know before answering. */
const Asked = ({ place, question: { help, title } }: { place: number; question: Question }) => (
  <>
    <span className={styles.title}>{text.number(place, title)}</span>
    {help && <span className={styles.hint}>{text.hint(help)}</span>}
  </>
);

/** A choice for each row. As radio groups one below the other it reads the same on a phone and to a screen reader. */
function MatrixField({ error, onChange, place, question, value }: QuestionFieldProps) {
  const { id, options, required, rows } = question;
  const given = rowsOf(value);
  return (
    <fieldset className={styles.matrix}>
      <legend className={styles.legend}>
        <Asked place={place} question={question} />
      </legend>
      <div className={styles.rows}>
        {rows.map((row) => (
          <div className={styles.matrixRow} key={row.value}>
            <RadioGroup
              error={error && !given[row.value] ? text.rowMissing : undefined}
              id={`q-${id}-${row.value}`}
              label={row.label}
              onValueChange={(chosen) => onChange({ ...given, [row.value]: chosen })}
              options={options}
              orientation="horizontal"
              required={required}
              value={given[row.value] ?? ''}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
