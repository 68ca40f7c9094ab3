/**
 * The words of HTML without its tags, for where nothing can clean it: React shows them as text, so tags that are left do
 * nothing.
 */
export const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ');
