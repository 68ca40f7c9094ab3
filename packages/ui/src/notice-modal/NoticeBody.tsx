import { lazy, Suspense } from 'react';
import { Skeleton } from '../skeleton/index.ts';
import { Stack } from '../stack/index.ts';

/** The words alone, should the sanitiser not arrive. Parsing runs and loads nothing. */
const PlainText = ({ html }: { html: string }) => <p>{new DOMParser().parseFromString(html, 'text/html').body.textContent}</p>;

/** The sanitiser's 9 kB come with the first notice. */
const SafeHtml = lazy(async () => {
  try {
    return { default: (await import('../safe-html/index.ts')).SafeHtml };
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

/** What a notice says, cleaned. */
export const NoticeBody = ({ html }: { html: string }) => (
  <Suspense fallback={lines}>
    <SafeHtml html={html} />
  </Suspense>
);
