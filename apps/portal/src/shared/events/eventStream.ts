/** One event of a `text/event-stream`. */
export type StreamEvent = { readonly event: string; readonly data: string };

/** Takes the text of a stream as it comes and gives each event when its blank line has come. */
export function createEventParser(onEvent: (event: StreamEvent) => void): (chunk: string) => void {
  let rest = '';
  return (chunk) => {
    const blocks = (rest + chunk).split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const lines = block.split(/\r?\n/);
      const field = (name: string) =>
        lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).trimStart());
      const data = field('data').join('\n');
      if (data) onEvent({ event: field('event')[0] ?? 'message', data });
    }
  };
}
