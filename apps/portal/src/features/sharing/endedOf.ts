import type { TakenShare } from '../../shared/projects/index.ts';

/**
 * The shares whose project its receiver has lost, newest first: one that was shared again, or that the receiver has
 * declined, is not missing.
 */
export function endedOf(shares: readonly TakenShare[]): readonly TakenShare[] {
  const newest = new Map<string, TakenShare>();
  for (const share of shares) {
    const project = `${share.preview.contract_id} ${share.preview.name}`;
    const known = newest.get(project);
    if (!known || share.created_at > known.created_at) newest.set(project, share);
  }
  return [...newest.values()].filter(({ state }) => state === 'revoked' || state === 'expired');
}
