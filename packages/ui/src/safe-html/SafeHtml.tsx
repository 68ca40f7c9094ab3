import { useMemo } from 'react';
import { sanitizeForPage } from './sanitize.ts';
import { article } from './SafeHtml.css.ts';

export type SafeHtmlProps = {
  /** HTML from anywhere: news, notices, answers. */
  html: string;
};

/**
 * Shows HTML that others wrote, after taking out whatever could act.
 *
 * When not to use: for text that is not HTML; React already escapes it.
 */
export function SafeHtml({ html }: SafeHtmlProps) {
  const clean = useMemo(() => sanitizeForPage(html), [html]);
  // The one place where HTML enters the page: it has just passed the sanitiser.
  // oxlint-disable-next-line react/no-danger
  return <div className={article} dangerouslySetInnerHTML={{ __html: clean }} />;
}
