import { sanitize } from '@panome/ui/safe-html';

type Policies = {
  readonly defaultPolicy: object | null;
  readonly createPolicy: (name: string, rules: { readonly createHTML: (html: string) => string }) => object;
};

/**
 * The page's policy requires trusted types (SEC-40): a string set as markup passes as plain text, or without what could act.
 * ECharts empties its host that way, Radix writes its constant styles so, and `SafeHtml` gives a string. The first policy of
 * a page stays; browsers without trusted types need none.
 */
export function trustSanitizedMarkup(): void {
  const { trustedTypes } = window as unknown as { readonly trustedTypes?: Policies };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createHTML: (html) => (html.includes('<') ? sanitize(html) : html) });
}
