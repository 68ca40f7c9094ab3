export type { FeedbackSubject } from './feedbackSubject.ts';
export { HelpButton } from './HelpButton.tsx';
export { supportPath } from './paths.ts';
