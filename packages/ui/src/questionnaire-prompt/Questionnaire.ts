/** One questionnaire that waits for an answer. */
export type Questionnaire = {
  /** Tells questionnaires apart. */
  readonly id: string;
  /** What it asks about. */
  readonly title: string;
  /** How long it takes; said before the reader begins. */
  readonly minutes?: number;
  /** This person has answered it, as the server remembers; it is not shown again. */
  readonly answered?: boolean;
};
