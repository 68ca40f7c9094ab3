import { RichText } from '@panome/ui/rich-text';
import { useMemo } from 'react';
import { renderMarkdown } from './renderMarkdown.ts';

/** Markdown of ours as text; whatever could act is taken out. */
export function Markdown({ source }: { source: string }) {
  const html = useMemo(() => renderMarkdown(source), [source]);
  return <RichText html={html} />;
}
