export { SampleFormPage } from './SampleFormPage.tsx';
export { SampleState } from './SampleState.tsx';
export type { SampleForm, SampleSummary } from './sampleFormTypes.ts';
