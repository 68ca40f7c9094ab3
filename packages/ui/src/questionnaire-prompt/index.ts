export type { Questionnaire } from './Questionnaire.ts';
export { QuestionnairePrompt } from './QuestionnairePrompt.tsx';
export type { QuestionnairePromptProps } from './QuestionnairePrompt.tsx';
export { questionnairePromptText } from './QuestionnairePrompt.text.ts';
