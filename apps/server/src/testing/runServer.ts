import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { calls, tokenHeader, type Call, type Envelope } from '@panome/contract';
import { demoAccounts } from '../demo/accounts.ts';

/** A real server in its own process. */
export type ServerProcess = {
  readonly address: string;
  readonly pid: number;
  /** Kills it with SIGKILL. */
  kill(): Promise<void>;
  /** Sends SIGTERM. @returns its exit code. */
  terminate(): Promise<number | null>;
};

/** Starts `main.ts` on a free port over a data folder. */
export async function runServer(
  dataFolder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../../../packages/tooling/src/gathered/startServer.ts')],
    {
      env: {
        ...process.env,
        PORT: '0',
        PANOME_DATA: dataFolder,
        PANOME_DISK_RESERVE: '0',
        PANOME_LOG_LEVEL: 'error',
        // The projects of the families are most of the work of a first start, and few tests read them.
        PANOME_DEMO_FAMILIES: '',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const address = await addressOf(createInterface(child.stdout));
  return {
    address,
    pid: child.pid!,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    terminate: async () => {
      child.kill('SIGTERM');
      return (await exited)[0];
    },
  };
}

async function addressOf(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const match = /http:\/\/\S+/.exec(line);
    if (match) return match[0];
  }
  throw new Error('the server ended before it listened');
}

type Answer<Data> = Envelope<Data> & { readonly headers: Headers };

/** Sends a JSON call over the network. */
export async function fetchCall<Data>(address: string, call: Call, input: object, token = ''): Promise<Answer<Data>> {
  const inBody = call.method === 'POST';
  const query = inBody
    ? ''
    : `?${new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]))}`;
  // A request that has the type of a body must have one.
  const headers = {
    ...(inBody ? { 'content-type': 'application/json' } : {}),
    ...(token ? { [tokenHeader]: token } : {}),
  };
  const response = await fetch(`${address}${call.path}${query}`, {
    method: call.method,
    headers,
    ...(inBody ? { body: JSON.stringify(input) } : {}),
  });
  return { ...((await response.json()) as Envelope<Data>), headers: response.headers };
}

/** The token of the demo account. */
export async function loginDemo(address: string): Promise<string> {
  const [{ email, password }] = demoAccounts;
  return (await fetchCall<{ token: string }>(address, calls.login, { email, password })).content.data.token;
}
