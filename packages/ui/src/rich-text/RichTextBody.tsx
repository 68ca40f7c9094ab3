import { useId, useRef, type MouseEvent, useImperativeHandle } from 'react';
import { useText } from '../locale/index.ts';
import { useOnPage } from '../on-page/index.ts';
import { useLayoutEffect, withRef } from '../react-range/index.ts';
import { SafeHtml } from '../safe-html/index.ts';
import { decorate } from './decorate.ts';
import type { RichTextProps } from './richTextProps.ts';
import * as styles from './RichText.css.ts';
import { richTextText } from './RichText.text.ts';

/**
 * The cleaned article. What it needs beyond tags is put into the page's own elements: markup set as a string is cleaned
 * again where the page's policy asks for it.
 */
export const RichTextBody = withRef(function RichTextBody({ html, ref, ...native }: RichTextProps) {
  const text = useText(richTextText);
  const prefix = useId();
  const onPage = useOnPage();
  const article = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => article.current!);
  useLayoutEffect(() => {
    if (article.current) decorate(article.current, { prefix, external: text.external, table: text.table });
  }, [html, onPage, prefix, text.external, text.table]);

  /** An address such as `#methods` belongs to the article, not to the router of the page; `#/home` is the router's. */
  const followInPlace = (event: MouseEvent<HTMLElement>) => {
    const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : undefined;
    if (!href?.startsWith('#') || href.startsWith('#/')) return;
    event.preventDefault();
    const target = document.getElementById(prefix + decodeURIComponent(href.slice(1)));
    if (!target) return;
    target.tabIndex = -1;
    target.focus();
  };

  return (
    // Links take the keys; this hears of their clicks, whatever made them.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div {...native} className={styles.article} onClick={followInPlace} ref={article}>
      <SafeHtml html={html} />
    </div>
  );
});
