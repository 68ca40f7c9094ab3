// Runs a command and writes what it cost: `node measured.mjs <file> <command…>`. A process knows the processor's seconds
// of the children it waited for only as a whole, so each step has a parent of its own.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { readProcess, watchBrowsers } from './processes.mjs';

const [file, ...args] = process.argv.slice(2);
const began = performance.now();
const browsers = watchBrowsers();

/** Processor seconds of everything that ran below this process, where the system says so. */
function cpuSeconds() {
  const own = readProcess('self');
  return own && own.waited + browsers.seconds();
}

const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
const looks = setInterval(browsers.look, 500);
child.once('exit', (code, signal) => {
  clearInterval(looks);
  browsers.look();
  const seconds = (performance.now() - began) / 1000;
  const end = signal ? `ended by ${signal}` : `ended with code ${code}`;
  writeFileSync(file, JSON.stringify({ seconds, cpuSeconds: cpuSeconds(), end }));
  process.exitCode = signal ? 1 : code;
});
