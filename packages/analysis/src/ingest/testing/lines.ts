/** A table as tab-separated text, one line per row. */
export const lines = (...rows: readonly (readonly (string | number)[])[]): string =>
  `${rows.map((cells) => cells.join('\t')).join('\n')}\n`;
