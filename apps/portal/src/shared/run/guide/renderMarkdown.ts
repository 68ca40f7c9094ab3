import { methodMarkdown } from '@panome/charts/wording/markdown';

/** A guide as HTML, without its first title: the page already has it. */
export const renderMarkdown = (source: string): string => methodMarkdown(source.replace(/^#\s.*(?:\r?\n)+/, ''));
