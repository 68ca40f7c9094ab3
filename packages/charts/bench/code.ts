/**
 * Writes the R and Python code of every chart with its example data, runs both, and says which failed.
 *
 *   node packages/charts/bench/code.ts <folder> [chart …]
 *
 * Needs Rscript with ggplot2 and python3 with pandas and matplotlib; what is not there is left out. `PYTHON` names
 * another interpreter. Each chart has a folder with its files and what they drew, beside `page.svg`, the chart as the
 * page draws it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chartCode } from '../src/code/index.ts';
import { dataCsv, renderSvg } from '../src/node/index.ts';
import { charts } from '../src/registry.ts';
import { exampleInput, exampleTables } from '../src/testing/exampleInputs.ts';

const [folder, ...asked] = process.argv.slice(2);
if (!folder) throw new Error('say where to write: node packages/charts/bench/code.ts <folder> [chart …]');

const python = process.env['PYTHON'] ?? 'python3';
const runs = [
  { language: 'R', command: 'Rscript', check: ['-e', 'library(ggplot2)'], file: 'chart.R' },
  { language: 'Python', command: python, check: ['-c', 'import matplotlib, pandas'], file: 'chart.py' },
].filter(({ check, command, language }) => {
  const found = spawnSync(command, check).status === 0;
  if (!found) console.log(`${language}: not here, not run`);
  return found;
});

let failures = 0;
for (const chart of charts) {
  if (!exampleTables[chart.id] || (asked.length > 0 && !asked.includes(chart.id))) continue;
  const dir = join(folder, chart.id);
  mkdirSync(dir, { recursive: true });
  const input = exampleInput(chart.id, { size: chart.defaultSize });
  const code = chartCode(chart, input);
  writeFileSync(join(dir, 'chart.R'), code.r);
  writeFileSync(join(dir, 'chart.py'), code.python);
  writeFileSync(join(dir, 'page.svg'), renderSvg(chart.draw(input), chart.defaultSize));
  for (const [name, data] of Object.entries(code.tables)) writeFileSync(join(dir, `${name}.csv`), dataCsv({ data }));
  for (const { command, file, language } of runs) {
    const { status, stderr } = spawnSync(command, [file], {
      cwd: dir,
      encoding: 'utf8',
      env: { ...process.env, MPLBACKEND: 'Agg' },
    });
    const drawn = status === 0 && existsSync(join(dir, 'chart.png'));
    if (drawn) renameSync(join(dir, 'chart.png'), join(dir, `${language}.png`));
    if (!drawn || stderr.trim() !== '') {
      failures += 1;
      console.log(
        `${chart.id}, ${language}: ${drawn ? 'warned' : 'failed'}\n${stderr.trim().split('\n').slice(-4).join('\n')}`,
      );
    }
  }
}
console.log(failures === 0 ? 'all drawn' : `${failures} to look at`);
process.exitCode = failures === 0 ? 0 : 1;
