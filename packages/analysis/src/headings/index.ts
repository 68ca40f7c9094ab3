export { columnHeadings, type HeadingOf } from './columnHeadings.ts';
export { differenceHeadings, isHeadingOf, plainHeading } from './differenceHeadings.ts';
