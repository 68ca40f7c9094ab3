import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sources, sourceText } from './sources.ts';

/**
 * Compiles the C beside it and writes `kernel.generated.ts`: `node src/kernel/build.ts`, with clang ≥ 14 and wasm-ld on
 * the path. Run it after every change of a source; a test compares the recorded hash.
 */
const here = import.meta.dirname;
const folder = mkdtempSync(join(tmpdir(), 'kernel-'));
const flags = ['--target=wasm32', '-O3', '-msimd128', '-nostdlib', '-fno-builtin'];
const link = ['--no-entry', '--export=__heap_base', '--max-memory=4294967296', '--strip-all', '-z', 'stack-size=4096'];

try {
  const output = join(folder, 'kernel.wasm');
  execFileSync('clang', [
    ...flags,
    ...link.map((option) => `-Wl,${option}`),
    '-o',
    output,
    ...sources.filter((name) => name.endsWith('.c')).map((name) => join(here, name)),
  ]);
  const sha256 = createHash('sha256').update(sourceText()).digest('hex');
  writeFileSync(
    join(here, 'kernel.generated.ts'),
    `// Made by build.ts from the C beside it; do not edit.\nexport const sourceSha256 = '${sha256}';\nexport const wasmBase64 =\n  '${readFileSync(output).toString('base64')}';\n`,
  );
} finally {
  rmSync(folder, { recursive: true });
}
