export type CommandTool = 'wget' | 'aria2' | 'curl';
type Target = { readonly url: string; readonly name: string };

/** A word that a POSIX shell takes as it is. */
const quote = (word: string) => `'${word.replaceAll("'", String.raw`'\''`)}'`;

const lineOf: Readonly<Record<CommandTool, (target: Target) => string>> = {
  wget: ({ name, url }) => `wget -c -O ${quote(name)} ${quote(url)}`,
  aria2: ({ name, url }) => `aria2c -c -x 4 -o ${quote(name)} ${quote(url)}`,
  curl: ({ name, url }) => `curl -fL -C - -o ${quote(name)} ${quote(url)}`,
};

/** One command a file; each goes on where an earlier one was cut. */
export const commandsOf = (tool: CommandTool, targets: readonly Target[]): string => targets.map(lineOf[tool]).join('\n');
