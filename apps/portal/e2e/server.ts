import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

export type RunningServer = {
  readonly address: string;
  readonly dataFolder: string;
  /** Kills it as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same data and the same port. */
  readonly restart: () => Promise<void>;
  /** Ends it and removes its data. */
  readonly close: () => Promise<void>;
};

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) =>
    child.exitCode !== null || child.signalCode !== null ? resolve() : child.once('exit', () => resolve()),
  );

function launch(dataFolder: string, port: string, families: string): Promise<{ child: ChildProcess; address: string }> {
  const env = {
    ...process.env,
    PANOME_DATA: dataFolder,
    PANOME_DISK_RESERVE: '0',
    PORT: port,
    PANOME_LOG_LEVEL: 'warn',
    PANOME_DEMO_FAMILIES: families,
  };
  const child = spawn(process.execPath, [join(root, 'packages/tooling/src/gathered/startServer.ts')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let out = '';
    child.stdout!.on('data', (chunk: Buffer) => {
      out += chunk.toString('utf8');
      const address = /http:\/\/[\d.]+:\d+/.exec(out)?.[0];
      if (address) resolve({ child, address });
    });
    child.once('exit', () => reject(new Error(`the server ended before it listened:\n${out}`)));
  });
}

/**
 * The real server in demo mode on a free port, with an empty data folder of its own.
 *
 * @param families - Of these families it delivers the simulated projects, such as `transform,micro`.
 */
export async function startServer(families = ''): Promise<RunningServer> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'panome-e2e-'));
  let { address, child } = await launch(dataFolder, '0', families);
  const kill = async () => {
    child.kill('SIGKILL');
    await ended(child);
  };
  return {
    get address() {
      return address;
    },
    dataFolder,
    kill,
    restart: async () => {
      ({ address, child } = await launch(dataFolder, new URL(address).port, families));
    },
    close: async () => {
      child.kill('SIGTERM');
      await ended(child);
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
