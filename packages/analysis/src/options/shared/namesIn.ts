/** The names in a text option, one on each line or separated by semicolons; each once. */
export const namesIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\r\n;；]+/u)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
];
