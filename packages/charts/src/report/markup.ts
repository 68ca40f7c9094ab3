export { html, trusted } from './html.ts';
export type { Html, HtmlValue } from './html.ts';
export { reportStyles } from './styles.ts';
