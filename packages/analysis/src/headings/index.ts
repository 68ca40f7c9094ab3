export { columnHeadings, isHeaded, type HeadingOf } from './columnHeadings.ts';
export { differenceHeadings, isHeadingOf, plainHeading } from './differenceHeadings.ts';
export { factLabels, type FactId } from './factLabels.ts';
export { headingOf } from './headingOf.ts';
export { isSampleHeading } from './isSampleHeading.ts';
