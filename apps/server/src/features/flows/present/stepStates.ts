import { flowStepState } from '@panome/contract';

/** Every state that a step may show. */
export const flowStepStates = flowStepState.options;
