import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { hour } from '@panome/contract/durations';
import type { Config } from '../../../config.ts';
import { codeOf } from '../../../platform/child/codeOf.ts';

/** The command line of the operator, which owns the rules of deliveries. */
const command = join(import.meta.dirname, '../../../admin/main.ts');
const longest = 2 * hour;
const mostOutput = 1 << 20;

export type Ended =
  | { readonly kind: 'done'; readonly answer: unknown }
  /** The folder or the customer is wrong; one sentence a line. */
  | { readonly kind: 'refused'; readonly faults: readonly string[] }
  | { readonly kind: 'failed'; readonly output: string };

/**
 * Runs `deliver` in a process of its own, as the operator would: a delivery is read to its last byte, which may take
 * hours and must not stop the server.
 * @param words - What follows the name of the command.
 */
export async function runDelivery(
  config: Pick<Config, 'dataFolder' | 'databaseUrl'>,
  words: readonly string[],
): Promise<Ended> {
  const child = spawn(process.execPath, [codeOf(command), 'deliver', ...words, '--json'], {
    env: {
      ...process.env,
      PANOME_DATA: config.dataFolder,
      ...(config.databaseUrl && { DATABASE_URL: config.databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: longest,
  });
  const out = gather(child.stdout);
  const err = gather(child.stderr);
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  if (code === 0) return { kind: 'done', answer: JSON.parse(out()) as unknown };
  if (code === 2) return { kind: 'refused', faults: err().trim().split('\n') };
  return { kind: 'failed', output: err() };
}

function gather(stream: NodeJS.ReadableStream): () => string {
  let text = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    if (text.length < mostOutput) text += chunk;
  });
  return () => text;
}
