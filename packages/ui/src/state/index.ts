export { EmptyState } from './EmptyState.tsx';
export type { EmptyStateProps } from './EmptyState.tsx';
export { FailedState } from './FailedState.tsx';
export type { FailedStateProps } from './FailedState.tsx';
export { ForbiddenState } from './ForbiddenState.tsx';
export type { ForbiddenStateProps } from './ForbiddenState.tsx';
export { NoMatchState } from './NoMatchState.tsx';
export type { NoMatchStateProps } from './NoMatchState.tsx';
