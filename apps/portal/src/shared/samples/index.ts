export { FormFacts } from './FormFacts.tsx';
export { FormTimeline } from './FormTimeline.tsx';
export { formText } from './form.text.ts';
export { SampleState } from './SampleState.tsx';
export { SampleTable } from './SampleTable.tsx';
export type { SampleForm, SampleSummary } from './sampleFormTypes.ts';
