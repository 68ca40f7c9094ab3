export { decidePrompt, isResting, isSnoozed } from './decidePrompt.ts';
export type { PromptFacts } from './decidePrompt.ts';
export type { PromptStorage } from './promptMemory.ts';
export { PromptQueue } from './PromptQueue.tsx';
export type { PromptQueueProps } from './PromptQueue.tsx';
