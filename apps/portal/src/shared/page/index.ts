export { PageBody } from './PageBody.tsx';
export { PageHeader } from './PageHeader.tsx';
export { PageSkeleton } from './PageSkeleton.tsx';
export { useTell } from './useTell.ts';
