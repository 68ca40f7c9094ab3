import type { Answers } from '@panome/contract/questionnaire';

const keyOf = (email: string, id: string) => `panome.questionnaire-draft.${email}.${id}`;

/** Answers that the server has not confirmed yet: they outlive a reload, a cut connection and a new login. */
export const localAnswers = {
  read: (email: string, id: string): Answers | undefined => {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(keyOf(email, id)) ?? 'null');
      return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Answers) : undefined;
    } catch {
      return undefined;
    }
  },
  write: (email: string, id: string, answers: Answers): void => {
    try {
      localStorage.setItem(keyOf(email, id), JSON.stringify(answers));
    } catch {
      // Storage is full or blocked: the answers live until the page is left.
    }
  },
  clear: (email: string, id: string): void => {
    try {
      localStorage.removeItem(keyOf(email, id));
    } catch {
      // Nothing was stored.
    }
  },
};
