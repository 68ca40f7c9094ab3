import type { RealName } from './present.ts';

export type Decision = { readonly state: 'approved' | 'rejected'; readonly reason: string };

/**
 * The one who checks real names: an external service that decides at once, or people who decide later (decision E-36).
 */
export type Reviewer = { reviewRealName(fields: RealName): Promise<Decision | 'manual'> };

/** The staff of the provider decides with `npm run admin -- identity …`. */
export const manualReview: Reviewer = { reviewRealName: () => Promise.resolve('manual') };
