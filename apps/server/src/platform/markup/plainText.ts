/**
 * The words of a Markdown text, for searching and quoting: without marks, pictures and tables' lines. Each heading,
 * item and row stays a line of its own.
 */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/^```.*$/gm, '')
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*\|?[\s:|-]+\|[\s:|-]*$/gm, '')
    .replace(/^\s*\|(.*)\|\s*$/gm, (_row, cells: string) =>
      cells
        .split('|')
        .map((cell) => cell.trim())
        .join('，'),
    )
    .replace(/^\s*(?:#{1,6}|[-*+]|\d+\.|>)\s+/gm, '')
    .replace(/(\*\*|__|`)(.*?)\1/g, '$2')
    .replace(/[ \t]+/g, ' ')
    .replace(/\n{2,}/g, '\n')
    .trim();
