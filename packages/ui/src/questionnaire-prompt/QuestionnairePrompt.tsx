import { Button } from '../button/index.ts';
import { useControllable } from '../controllable/index.ts';
import { Dialog, DialogContent } from '../dialog/index.ts';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import type { Questionnaire } from './Questionnaire.ts';
import * as styles from './QuestionnairePrompt.css.ts';
import { questionnairePromptText } from './QuestionnairePrompt.text.ts';

export type QuestionnairePromptProps = PassedOn<'div'> & {
  /** What waits for an answer; answered ones are left out, and without any nothing shows. */
  questionnaires: readonly Questionnaire[];
  /** Whether it is shown; `PromptQueue` decides it by the rules of the portal. Without it the part keeps it. */
  open?: boolean | undefined;
  /** Shown at the start, when the caller does not control it. */
  defaultOpen?: boolean;
  /** `false` after 以后再说, ✕ or Escape; the place to remember the moment. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** 填写 was pressed: close the prompt and go to the questionnaire. */
  onAnswer: (questionnaire: Questionnaire) => void;
};

/**
 * Asks politely for an answer, and takes no for one.
 *
 * When not to use: for a question whose answer the task needs; ask in the form.
 */
export const QuestionnairePrompt = withRef(function QuestionnairePrompt({
  questionnaires,
  open: given,
  defaultOpen = false,
  onOpenChange,
  onAnswer,
  ...native
}: QuestionnairePromptProps) {
  const [open, setOpen] = useControllable({ value: given, defaultValue: defaultOpen, onValueChange: onOpenChange });
  const text = useText(questionnairePromptText);
  const waiting = questionnaires.filter(({ answered }) => !answered);
  return (
    <Dialog onOpenChange={setOpen} open={open && waiting.length > 0}>
      <DialogContent
        {...native}
        description={text.description}
        footer={<Button onClick={() => setOpen(false)}>{text.later}</Button>}
        initialFocus="title"
        size="small"
        title={text.title}
      >
        <ul role="list">
          {waiting.map((questionnaire) => (
            <li className={styles.item} key={questionnaire.id}>
              <span className={styles.words}>
                {questionnaire.title}
                {questionnaire.minutes !== undefined && (
                  <small className={styles.minutes}>{text.minutes(questionnaire.minutes)}</small>
                )}
              </span>
              <Button
                aria-label={text.answerOf(questionnaire.title)}
                onClick={() => onAnswer(questionnaire)}
                variant={waiting.length === 1 ? 'primary' : 'secondary'}
              >
                {text.answer}
              </Button>
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  );
});
