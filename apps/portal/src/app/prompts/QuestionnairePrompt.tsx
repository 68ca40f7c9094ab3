import { Button } from '@panome/ui/button';
import { Dialog, DialogContent } from '@panome/ui/dialog';
import * as styles from './QuestionnairePrompt.css.ts';
import { questionnairePromptText as text } from './questionnairePrompt.text.ts';

/** One questionnaire that waits for an answer. */
export type Questionnaire = {
  readonly id: string;
  /** What it asks about. */
  readonly title: string;
  /** How long it takes; said before the reader begins. */
  readonly minutes?: number;
  /** This person has answered it, as the server remembers; it is not shown again. */
  readonly answered?: boolean;
};

type QuestionnairePromptProps = {
  /** What waits for an answer; answered ones are left out, and without any nothing shows. */
  questionnaires: readonly Questionnaire[];
  /** 以后再说, ✕ or Escape; the place to remember the moment. */
  onClose: () => void;
  /** 填写 was pressed: close the prompt and go to the questionnaire. */
  onAnswer: (questionnaire: Questionnaire) => void;
};

/** Asks politely for an answer, and takes no for one. `PromptQueue` decides when. */
export function QuestionnairePrompt({ questionnaires, onClose, onAnswer }: QuestionnairePromptProps) {
  const waiting = questionnaires.filter(({ answered }) => !answered);
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open={waiting.length > 0}>
      <DialogContent
        description={text.description}
        footer={<Button onClick={onClose}>{text.later}</Button>}
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
}
