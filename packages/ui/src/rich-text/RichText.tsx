import { lazy, Suspense } from 'react';
import { withRef } from '../react-range/index.ts';
import { wordsOf } from '../safe-html/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { Stack } from '../stack/index.ts';
import type { RichTextProps } from './richTextProps.ts';

/** The words without tags, for when the sanitiser fails to load. */
const PlainText = withRef(function PlainText({ html, ...native }: RichTextProps) {
  return (
    <div {...native}>
      <p>{wordsOf(html)}</p>
    </div>
  );
});

/** The sanitiser (9 kB) is loaded with the first article. */
const RichTextBody = lazy(async () => {
  try {
    return { default: (await import('./RichTextBody.tsx')).RichTextBody };
  } catch {
    return { default: PlainText };
  }
});

const lines = (
  <Stack space="small">
    <Skeleton />
    <Skeleton />
    <Skeleton width="60%" />
  </Stack>
);

/**
 * An article that others wrote, set to be read: lines of at most 40 Chinese characters, tables that scroll on their
 * own, pictures that come when they are near, links out of the product marked, links within the article followed in
 * place.
 *
 * When not to use: for text of ours use `Text` and `Heading`; for a sentence or two of HTML without this typography use
 * `SafeHtml`.
 */
export const RichText = withRef(function RichText(native: RichTextProps) {
  return (
    <Suspense fallback={lines}>
      <RichTextBody {...native} />
    </Suspense>
  );
});
