/**
 * The nonce under which the page's policy allows style elements, from `<meta property="csp-nonce" nonce="…">`;
 * undefined where the page names none, as in Storybook. For the few libraries that add such elements themselves.
 */
export const styleNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
