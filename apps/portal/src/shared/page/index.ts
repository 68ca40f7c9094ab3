export { Block, type Answer } from './Block.tsx';
export { PageBody } from './PageBody.tsx';
export { PageHeader } from './PageHeader.tsx';
export { PageLinks } from './PageLinks.tsx';
export { PageSkeleton } from './PageSkeleton.tsx';
export { useLate } from './useLate.ts';
export { useTell } from './useTell.ts';
export { useTitleFocus } from './useTitleFocus.ts';
export * as pageStyles from './Page.css.ts';
