import { definitionOnly, outsideChecks } from '@panome/analysis/outside-checks';

/** What the pages of a method say when nothing but its definition stands behind its figures. */
export const unconfirmed = (method: string): string | undefined =>
  outsideChecks[method]?.kind === 'definition' ? definitionOnly : undefined;
