export { SafeHtml } from './SafeHtml.tsx';
export type { SafeHtmlProps } from './SafeHtml.tsx';
export { sanitize } from './sanitize.ts';
export { wordsOf } from './wordsOf.ts';
