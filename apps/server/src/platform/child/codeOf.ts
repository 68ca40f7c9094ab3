/** Set by who gathered the code of the server: a JSON object of gathered files by the paths of their sources. */
const variable = 'PANOME_CHILD_CODE';

/** The file to run for a module of a child process: gathered, which starts in a third of the time, or the module itself. */
export function codeOf(module: string): string {
  const known = process.env[variable];
  return (known && (JSON.parse(known) as Record<string, string>)[module]) || module;
}
