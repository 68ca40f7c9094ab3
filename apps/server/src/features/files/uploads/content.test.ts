import { gzipSync } from 'node:zlib';
import { calls } from '@panome/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWorkbook, sheetRows } from '../../../../../../packages/analysis/src/ingest/testing/buildWorkbook.ts';
import { buildZip } from '../../../../../../packages/analysis/src/ingest/testing/buildZip.ts';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp.ts';
import { sendForm } from '../../../testing/sendForm.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await buildTestApp();
  ({ token } = await test.buildUser());
});
afterAll(() => test.close());

const bytes = (...parts: (string | readonly number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));
const table = 'id,A\nP,1\n';
const zip = buildZip([{ name: 'a.txt', content: 'x' }]);
const workbook = buildWorkbook({
  sheets: [
    {
      name: 'S',
      rows: sheetRows([
        ['id', 'A'],
        ['P', 1],
      ]),
    },
  ],
});
const exe = bytes([0x4d, 0x5a, 0x90, 0], 'This program cannot be run in DOS mode');
const elf = bytes([0x7f], 'ELF', [2, 1, 1, 0]);
const png = bytes([0x89], 'PNG\r\n', [0x1a, 0x0a, 0, 0, 0, 13], 'IHDR');
const script = '<script>alert(document.domain)</script>';

const send = (name: string, content: string | Uint8Array) =>
  sendForm(test, calls.fileStoreUpload, { token, name, content });

/** Renamed files and programs, which are never stored. */
const refused: readonly (readonly [string, string | Uint8Array])[] = [
  ['exe.csv', exe],
  ['exe.png', exe],
  ['exe.raw', exe],
  ['exe.h5', exe],
  ['elf.rds', elf],
  ['elf.txt', elf],
  ['mach.msp', bytes([0xcf, 0xfa, 0xed, 0xfe], 'x')],
  ['mach32.wiff', bytes([0xce, 0xfa, 0xed, 0xfe], 'x')],
  ['java.ibd', bytes([0xca, 0xfe, 0xba, 0xbe], 'x')],
  ['wasm.raw', bytes([0], 'asm', [1, 0, 0, 0])],
  ['link.raw', bytes([0x4c, 0, 0, 0, 1, 0x14, 2, 0])],
  ['library.raw', '!<arch>\n'],
  ['csv.xlsx', table],
  ['zip.xlsx', zip],
  ['zip.docx', zip],
  ['html.xlsx', `<html>${script}</html>`],
  ['csv.zip', table],
  ['gzip.zip', gzipSync(table)],
  ['zip.gz', zip],
  ['csv.pdf', table],
  ['html.pdf', `<html>${script}`],
  ['html.png', `<html>${script}`],
  ['svg.png', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`],
  ['png.jpg', png],
  ['jpg.png', bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF')],
  ['short.gif', 'GIF'],
  ['wave.webp', bytes('RIFF', [4, 0, 0, 0], 'WAVE')],
  ['html.webp', 'RIFF<html>'],
  ['text.tif', 'II, a text'],
  ['page.svg', `<html>${script}</html>`],
  ['csv.gz', table],
  ['csv.bz2', table],
  ['csv.xz', table],
  ['csv.7z', table],
  ['csv.rar', table],
  ['csv.bam', table],
  ['csv.parquet', table],
  ['csv.h5ad', table],
  ['csv.h5mu', table],
  ['csv.rds', table],
  ['csv.RData', table],
  ['csv.npy', table],
  ['text.ppt', 'slides'],
  ['png.csv', png],
  ['zip.txt', zip],
  ['gzip.fasta', gzipSync('>a\nACGT\n')],
  ['zeros.md', bytes('# a', [0], 'b')],
  ['zeros.json', bytes('{"a":', [0], '1}')],
  ['page.php', '<?php'],
  ['run.sh', '#!/bin/sh'],
  ['run.js', 'alert(1)'],
  ['double.csv.exe', 'x'],
];

/** Files that are two things at once: stored as what the name says, and never run as the other. */
const polyglots: readonly (readonly [string, string | Uint8Array, string])[] = [
  ['gifar.gif', Buffer.concat([Buffer.from('GIF89a'), zip]), 'application/octet-stream'],
  ['phar.png', Buffer.concat([png, Buffer.from('<?php __HALT_COMPILER();')]), 'image/png'],
  ['pdf-html.pdf', `%PDF-1.7\n<html>${script}`, 'application/pdf'],
  ['html.csv', `id,A\n"${script}",1\n`, 'text/csv; charset=utf-8'],
  ['html.txt', `<html>${script}</html>`, 'text/plain; charset=utf-8'],
  ['real.html', `<html>${script}</html>`, 'application/octet-stream'],
  ['real.svg', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`, 'application/octet-stream'],
  ['script.xml', `<?xml-stylesheet href="data:,x"?><a>${script}</a>`, 'application/octet-stream'],
  ['sylk.csv', 'ID;P\nC;Y1;X1;K"=cmd|calc"\n', 'text/csv; charset=utf-8'],
  ['book.xlsx', workbook, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
];

describe('SEC-31: renamed files and polyglots', () => {
  it('more than 40 renamed files and polyglots are tried', () =>
    expect(refused.length + polyglots.length).toBeGreaterThan(40));

  it.each(refused)('%s is refused in words and nothing of it is stored', async (name, content) => {
    const answer = await send(name, content);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ showMsg: string }>().showMsg).toMatch(/不支持|不是|可执行程序|空的/);
    expect(
      await test.platform.database.selectFrom('file_node').select('id').where('name', '=', name).execute(),
    ).toEqual([]);
  });

  it.each(polyglots)('%s is only ever sent as a download', async (name, content, type) => {
    const { id } = (await send(name, content)).json<{ content: { data: { id: string } } }>().content.data;
    const answer = await test.call(calls.fileStoreDownload, { token, input: { ids: [id] } });
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    expect(answer.headers['content-disposition']).toMatch(/^attachment;/);
  });

  it('a workbook whose list of contents stands at its end is accepted', async () => {
    const book = buildZip([
      {
        name: 'xl/media/large.bin',
        content: Buffer.from(Array.from({ length: 200_000 }, (_, at) => (at * 7919) % 251)),
      },
      { name: 'xl/workbook.xml', content: '<workbook/>' },
      { name: '[Content_Types].xml', content: '<Types/>' },
    ]);
    expect((await send('late.xlsx', book)).json()).toMatchObject({ code: 1 });
  });
});
