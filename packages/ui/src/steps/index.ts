export { Steps } from './Steps.tsx';
export type { StepsProps } from './Steps.tsx';
export type { Step } from './Step.ts';
export { stepsText } from './Steps.text.ts';
