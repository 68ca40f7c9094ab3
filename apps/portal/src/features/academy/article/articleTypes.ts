import type { ResponseOf } from '@panome/contract/client';

/** An article with its steps. */
export type Article = ResponseOf<'tutorialArticleDetail'>;
/** What comparing a result with a step found. */
export type StepCheck = ResponseOf<'tutorialCheck'>;
