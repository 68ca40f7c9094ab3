import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoProject } from '../../src/flows/demo/index.ts';
import { newestOf } from '../../src/flows/index.ts';
import { runFlow, type FlowFiles } from '../../src/node/flows/index.ts';
import { schemeOf } from '../../src/testing/demoInputs.ts';

/**
 * The standard analyses of the simulated projects beside R: `npm run accuracy -- flows [transform] [untarget]`.
 *
 * R goes the whole way from the delivered files by itself, so that an error of a step shows in all that follow it; every
 * column of every table is compared, or named with the reason why R has none. It needs `Rscript` with the packages that
 * `common.R` names, and fails when a figure is farther from R's than its kind allows.
 */
const families = ['transform', 'untarget'] as const;
const words = process.argv.slice(2);
const unknown = words.filter((word) => !families.some((family) => family === word));
if (unknown.length > 0) {
  console.error(`no R counterpart of ${unknown.join(', ')}; there is one of ${families.join(', ')}`);
  process.exit(2);
}

/** Writes the project and what our engine makes of it. */
async function prepare(family: (typeof families)[number], folder: string): Promise<void> {
  const project = demoProject(family);
  mkdirSync(join(folder, 'delivered'), { recursive: true });
  const files: Record<string, FlowFiles[string]> = {};
  for (const { path, role, text } of project.files) {
    const file = join(folder, 'delivered', path);
    writeFileSync(file, text);
    if (role !== '') files[role] = { path: file, name: path };
  }
  const steps = await runFlow({
    version: newestOf(family)!,
    files,
    groups: schemeOf(project),
    contrasts: project.contrasts,
    options: {},
    seed: 1,
    outDir: join(folder, 'out'),
  });
  for (const { reason, state, step } of steps) if (state === 'failed') console.error(`${step.id} failed: ${reason}`);
  if (steps.some(({ state }) => state === 'failed')) process.exitCode = 1;
}

const home = mkdtempSync(join(tmpdir(), 'panome-flows-'));
try {
  for (const family of words.length > 0 ? families.filter((one) => words.includes(one)) : families) {
    console.log(`${family}: the standard analysis of the simulated project, and the same by R`);
    const folder = join(home, family);
    await prepare(family, folder);
    const { error, status } = spawnSync('Rscript', [join(import.meta.dirname, `${family}.R`), folder], {
      stdio: 'inherit',
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });
    if (error) console.error('Rscript is not there');
    process.exitCode ||= status ?? 1;
  }
} finally {
  rmSync(home, { recursive: true });
}
