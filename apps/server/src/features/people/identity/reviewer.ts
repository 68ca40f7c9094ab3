import type { RealName } from './present.ts';

export type Decision = { readonly state: 'approved' | 'rejected'; readonly reason: string };

/** Whoever checks real names: an outer service that decides at once, or people, who take their time (decision E-36). */
export type Reviewer = { reviewRealName(fields: RealName): Promise<Decision | 'manual'> };

/** The provider's staff decides, by `npm run admin -- identity …`. */
export const manualReview: Reviewer = { reviewRealName: () => Promise.resolve('manual') };
