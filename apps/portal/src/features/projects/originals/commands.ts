export type CommandTool = 'wget' | 'aria2' | 'curl';
type Target = { readonly url: string; readonly name: string };

/** Quotes a word for a POSIX shell. */
const quote = (word: string) => `'${word.replaceAll("'", String.raw`'\''`)}'`;

const lineOf: Readonly<Record<CommandTool, (target: Target) => string>> = {
  wget: ({ name, url }) => `wget -c -O ${quote(name)} ${quote(url)}`,
  aria2: ({ name, url }) => `aria2c -c -x 4 -o ${quote(name)} ${quote(url)}`,
  curl: ({ name, url }) => `curl -fL -C - -o ${quote(name)} ${quote(url)}`,
};

type Named = Target & {
  /** Becomes part of the file name where another file has the same name. */
  readonly project: string;
};

const safe = (name: string) => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_');

/** One command a file; each goes on where an earlier one was cut. No two write into the same file. */
export function commandsOf(tool: CommandTool, targets: readonly Named[]): string {
  const taken = Map.groupBy(targets, ({ name }) => name);
  const nameOf = ({ name, project }: Named) => safe(taken.get(name)!.length > 1 ? `${project}_${name}` : name);
  return targets.map((target) => lineOf[tool]({ url: target.url, name: nameOf(target) })).join('\n');
}
