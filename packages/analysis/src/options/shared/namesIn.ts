/** What a text option lists: names one a line, or between semicolons; each once. */
export const namesIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\r\n;；]+/u)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
];
