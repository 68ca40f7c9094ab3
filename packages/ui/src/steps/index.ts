export { Steps } from './Steps.tsx';
export type { StepsProps } from './Steps.tsx';
export type { Step } from './Steps.tsx';
