type Policies = {
  readonly defaultPolicy: object | null;
  readonly createPolicy: (name: string, rules: { readonly createHTML: (html: string) => string | null }) => object;
};

/**
 * The page's policy requires trusted types (SEC-40): markup enters by `SafeHtml` only, which brings the sanitiser's
 * own. A string that holds none, such as the one by which ECharts empties its host, passes; any other is refused by the
 * browser. The first policy of a page stays; browsers without trusted types need none.
 */
export function refuseMarkup(): void {
  const { trustedTypes } = window as unknown as { readonly trustedTypes?: Policies };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createHTML: (html) => (html.includes('<') ? null : html) });
}
