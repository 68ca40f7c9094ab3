import { useMemo } from 'react';
import { useOnPage } from '../on-page/index.ts';
import { sanitizeForPage } from './sanitize.ts';
import { article } from './SafeHtml.css.ts';
import { wordsOf } from './wordsOf.ts';

export type SafeHtmlProps = {
  /** HTML from anywhere: news, notices, answers. */
  html: string;
};

/**
 * Shows HTML that others wrote, after taking out whatever could act. A server, which cannot clean it, draws its words.
 *
 * When not to use: for text that is not HTML; React already escapes it.
 */
export function SafeHtml({ html }: SafeHtmlProps) {
  const onPage = useOnPage();
  const clean = useMemo(() => (onPage ? sanitizeForPage(html) : ''), [html, onPage]);
  if (!onPage) return <div className={article}>{wordsOf(html)}</div>;
  // The one place where HTML enters the page: it has just passed the sanitiser.
  // oxlint-disable-next-line react/no-danger
  return <div className={article} dangerouslySetInnerHTML={{ __html: clean }} />;
}
