import type { Question } from '@panome/contract/questionnaire';
import type { TextFault } from './readYamlText.ts';

/** What somebody has written: Markdown, and the questions of a questionnaire as YAML; empty where there are none. */
export type ContentJob = {
  readonly text: string;
  /** The addresses of pictures that are in our own store. */
  readonly pictures: readonly string[];
  readonly questions: string;
};
export type ContentAnswer = {
  readonly html: string;
  /** For lists. */
  readonly summary: string;
  /** The words alone, for mails. */
  readonly content: string;
  readonly asked: readonly Question[];
  readonly faults: readonly TextFault[];
};
