import { once } from 'node:events';
import { createWriteStream, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWorkbook } from '../src/ingest/testing/buildWorkbook.ts';
import { buildZip } from '../src/ingest/testing/buildZip.ts';
import { uniform } from '../src/linear/index.ts';

/** Files that are read in the benchmark, by their names in its folder. */
const makers = {
  /** 104 MB. */
  'matrix.csv': (path: string) => writeCsvExample(path, 20_000, 800),
  'dense.csv': (path: string) => writeCsvExample(path, 60_000, 500),
  'workbook.xlsx': (path: string) => writeWorkbookExample(path, 20_000, 50),
  'cells.zip': (path: string) => writeCellsExample(path, 20_000, 30_000, 500),
  'annotation.tsv': (path: string) => writeAnnotationExample(path, 1_000_000),
} as const;
export type ExampleFile = keyof typeof makers;

/** The path of an example file, made when it is first asked for. */
export async function exampleFile(folder: string, name: ExampleFile): Promise<string> {
  const path = join(folder, name);
  if (!existsSync(path)) await makers[name](path);
  return path;
}

/** A text file written line by line. */
export async function writeLines(path: string, lines: Iterable<string>): Promise<void> {
  const stream = createWriteStream(path);
  for (const line of lines) if (!stream.write(line)) await once(stream, 'drain');
  stream.end();
  await once(stream, 'finish');
}

/** Numbers of about five characters: 20,000 × 800 make 104 MB. */
export async function writeCsvExample(path: string, features: number, samples: number): Promise<void> {
  const random = uniform(1);
  await writeLines(
    path,
    (function* () {
      yield `gene,${Array.from({ length: samples }, (_, sample) => `S${sample + 1}`).join(',')}\n`;
      for (let feature = 0; feature < features; feature += 1) {
        yield `G${feature + 1},${Array.from({ length: samples }, () => (random() * 100).toFixed(random() < 0.5 ? 2 : 3)).join(',')}\n`;
      }
    })(),
  );
}

/** Where the workbook is: other readers than ours ask. */
const rels =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>';

/** A sheet of one text column and `samples` numeric ones. */
function writeWorkbookExample(path: string, features: number, samples: number): void {
  const random = uniform(2);
  const letters = (column: number): string =>
    (column < 26 ? '' : String.fromCharCode(64 + Math.floor(column / 26))) + String.fromCharCode(65 + (column % 26));
  const text = (at: string, value: string): string => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const names = Array.from({ length: samples + 1 }, (_, column) => letters(column));
  const rows = [
    `<row r="1">${names.map((name, column) => text(`${name}1`, column === 0 ? 'gene' : `S${column}`)).join('')}</row>`,
  ];
  for (let feature = 1; feature <= features; feature += 1) {
    const row = feature + 1;
    rows.push(
      `<row r="${row}">${names.map((name, column) => (column === 0 ? text(`${name}${row}`, `G${feature}`) : `<c r="${name}${row}"><v>${(random() * 100).toFixed(3)}</v></c>`)).join('')}</row>`,
    );
  }
  writeFileSync(
    path,
    buildWorkbook({
      sheets: [{ name: 'Sheet1', rows: rows.join('') }],
      extra: [{ name: '_rels/.rels', content: rels }],
    }),
  );
}

/** A folder of counts as a zip, with `each` genes of every cell; `matrix.mtx.gz` lies beside it for R. */
function writeCellsExample(path: string, cells: number, genes: number, each: number): void {
  const random = uniform(3);
  const lines: string[] = [`%%MatrixMarket matrix coordinate integer general\n${genes} ${cells} ${cells * each}\n`];
  const step = Math.floor(genes / each);
  for (let cell = 1; cell <= cells; cell += 1) {
    let block = '';
    for (let k = 0; k < each; k += 1)
      block += `${1 + k * step + Math.floor(random() * step)} ${cell} ${random() < 0.7 ? 1 : 1 + Math.floor(random() * 40)}\n`;
    lines.push(block);
  }
  const matrix = gzipSync(lines.join(''), { level: 1 });
  writeFileSync(path.replace(/cells\.zip$/u, 'matrix.mtx.gz'), matrix);
  const names = (count: number, line: (i: number) => string): Buffer =>
    gzipSync(Array.from({ length: count }, (_, i) => line(i + 1)).join(''));
  writeFileSync(
    path,
    buildZip([
      { name: 'matrix.mtx.gz', content: matrix },
      { name: 'barcodes.tsv.gz', content: names(cells, (i) => `BC${i}-1\n`) },
      { name: 'features.tsv.gz', content: names(genes, (i) => `ENSG${i}\tGENE${i}\tGene Expression\n`) },
    ]),
  );
}

/** A long table of term, name and feature. */
async function writeAnnotationExample(path: string, rows: number): Promise<void> {
  const random = uniform(4);
  await writeLines(
    path,
    (function* () {
      yield 'term\tname\tfeature\n';
      for (let row = 0; row < rows; row += 1) {
        const term = Math.floor(random() ** 3 * 20_000);
        yield `GO:${String(term).padStart(7, '0')}\tprocess number ${term}\tGENE${Math.floor(random() * 40_000)}\n`;
      }
    })(),
  );
}
