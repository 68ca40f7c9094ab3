import { lazy, Suspense, type ComponentProps } from 'react';

// Loaded when a page of documentation is shown: the tests draw stories only.
const LazyPage = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));

export const docsContainer = (props: ComponentProps<typeof LazyPage>) => (
  <Suspense fallback={null}>
    <LazyPage {...props} />
  </Suspense>
);
