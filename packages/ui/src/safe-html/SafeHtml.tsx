import { useMemo } from 'react';
import type { PassedOn } from '../native-props/index.ts';
import { useOnPage } from '../on-page/index.ts';
import { withRef } from '../react-range/index.ts';
import { sanitizeForPage } from './sanitize.ts';
import { article } from './SafeHtml.css.ts';
import { wordsOf } from './wordsOf.ts';

export type SafeHtmlProps = PassedOn<'div'> & {
  /** HTML from anywhere: news, notices, answers. */
  html: string;
};

/**
 * Shows HTML that others wrote, after taking out whatever could act. A server, which cannot clean it, draws its words.
 *
 * When not to use: for text that is not HTML; React already escapes it.
 */
export const SafeHtml = withRef(function SafeHtml({ html, ...native }: SafeHtmlProps) {
  const onPage = useOnPage();
  const clean = useMemo(() => (onPage ? sanitizeForPage(html) : ''), [html, onPage]);
  if (!onPage)
    return (
      <div {...native} className={article}>
        {wordsOf(html)}
      </div>
    );
  // The one place where HTML enters the page: it has just passed the sanitiser.
  // oxlint-disable-next-line react/no-danger
  return <div {...native} className={article} dangerouslySetInnerHTML={{ __html: clean }} />;
});
