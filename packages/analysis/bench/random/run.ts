import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InputError, type MethodOutput } from '../../src/model/index.ts';
import { methodById, parseOptions } from '../../src/index.ts';
import { drawOf } from './draw.ts';
import { makers, type Case } from './cases.ts';

/**
 * Random tables through our methods and through R: `npm run accuracy -- random [methods] [--cases=20] [--seed=1]`.
 *
 * The references of the tests are single tables that somebody thought of; this finds what nobody thought of. It needs
 * `Rscript` with the packages that `compare.R` names, and fails when a figure is farther from R's than its kind allows.
 */
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const option = (name: string, otherwise: number): number =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise);
const [count, seed] = [option('cases', 20), option('seed', 1)];

const figures = (output: MethodOutput) =>
  Object.fromEntries(
    output.tables.map(({ columns, id }) => [
      id,
      Object.fromEntries(
        columns.map(({ name, values }) => [
          name,
          Array.from<string | number>(values).map((value) =>
            typeof value === 'number' && !Number.isFinite(value) ? String(value) : value,
          ),
        ]),
      ),
    ]),
  );

function answerOf({ inputs, method, options }: Case) {
  const definition = methodById(method)!;
  try {
    return {
      tables: figures(
        definition.run(inputs, parseOptions(definition, options), { seed: 1, progress: () => undefined }),
      ),
    };
  } catch (error) {
    if (error instanceof InputError) return { refused: error.problems.map(({ what }) => what) };
    throw error;
  }
}

// A case has its seed whichever others are asked for.
const chosen = Object.entries(makers)
  .map(([method, make], of) => ({ method, make, of }))
  .filter(({ method }) => words.length === 0 || words.includes(method));
const cases = chosen.flatMap(({ make, of }) =>
  Array.from({ length: count }, (_, at) => make(drawOf(seed * 1_000_003 + of * 1_009 + at))),
);
const answers = cases.map((one) => {
  const { inputs: _, ...told } = one;
  return { ...told, ...answerOf(one) };
});
const refused = answers.filter((answer) => 'refused' in answer);
console.log(
  `${cases.length} cases of ${chosen.length} methods, seed ${seed}; refused as too small or too plain: ${refused.length}`,
);

const folder = mkdtempSync(join(tmpdir(), 'panome-random-'));
try {
  const file = join(folder, 'cases.json');
  writeFileSync(file, JSON.stringify(answers));
  const { error, status } = spawnSync('Rscript', [join(import.meta.dirname, 'compare.R'), file], { stdio: 'inherit' });
  if (error) console.error('Rscript is not there');
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true });
}
