import { gzipSync } from 'node:zlib';
import { calls, type FilePeek } from '@panome/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildZip } from '../../../../../../packages/analysis/src/ingest/testing/buildZip.ts';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp.ts';
import { uploadFile } from '../../../testing/uploadFile.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await buildTestApp();
  ({ token } = await test.buildUser());
});
afterAll(() => test.close());

const peek = async (name: string, content: string | Buffer): Promise<FilePeek> => {
  const { id } = await uploadFile(test, token, name, content);
  return test.data(calls.fileStorePeek, { token, input: { id } });
};

describe('user_file_store/peek', () => {
  it('shows text in the encoding it was written in', async () => {
    const gbk = Buffer.from([0xb7, 0xd6, 0xd7, 0xe9, 0x0a]);
    expect(await peek('run.log', gbk)).toMatchObject({
      kind: 'text',
      format: 'log',
      encoding: 'gb18030',
      text: '分组\n',
      size: 5,
      shown: 5,
    });
  });

  it('shows the first 256 kB of a long one, up to the end of a line', async () => {
    const answer = await peek('long.log', '一行内容\n'.repeat(40_000));
    expect(answer).toMatchObject({ kind: 'text', encoding: 'utf-8', size: 520_000 });
    if (answer.kind !== 'text') throw new Error(answer.kind);
    expect(answer.shown).toBeLessThanOrEqual(256 * 1024);
    expect(answer.text.endsWith('一行内容\n')).toBe(true);
  });

  it('renders Markdown without what could act', async () => {
    const answer = await peek('a.md', '# 说明\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1))\n');
    expect(answer).toMatchObject({
      kind: 'text',
      format: 'markdown',
      html: expect.stringContaining('<h2>说明</h2>') as string,
    });
    expect(answer).not.toMatchObject({ html: expect.stringMatching(/<script|javascript:/) as string });
  });

  it('SEC-34, REL-24: Markdown made to be slow is shown as its text, and others are answered meanwhile', async () => {
    // Thousands of lists in lists: the renderer's time grows with the cube of their number.
    const { id } = await uploadFile(test, token, 'deep.md', `${'* '.repeat(10_000)}a`);
    let answered = 0;
    const others = setInterval(() => void test.data(calls.fileStoreList, { token }).then(() => (answered += 1)), 20);
    const peeked = await test.data<FilePeek>(calls.fileStorePeek, { token, input: { id } });
    clearInterval(others);
    expect(peeked).toMatchObject({ kind: 'text', format: 'text', html: '', size: 20_001 });
    expect(answered).toBeGreaterThan(10);
  }, 60_000);

  it('counts FASTA, with lengths and GC', async () => {
    expect(await peek('a.fasta', '>s1 first one\nACGT\nAC\n>s2\nGGGG\n')).toMatchObject({
      kind: 'sequences',
      format: 'fasta',
      count: 2,
      letters: 10,
      shortest: 4,
      longest: 6,
      mean: 5,
      gc: 0.7,
      q30: null,
      lengths: [
        { from: 4, to: 4, count: 1 },
        { from: 6, to: 6, count: 1 },
      ],
      records: [
        { name: 's1', description: 'first one', length: 6, sequence: 'ACGTAC' },
        { name: 's2', description: '', length: 4, sequence: 'GGGG' },
      ],
      complete: true,
      fault: '',
    });
  });

  it('counts gzipped FASTQ with its qualities', async () => {
    const reads = Array.from({ length: 1_000 }, (_, at) => `@r${at}\r\nACGTN\r\n+\r\nIIII#\r\n`).join('');
    expect(await peek('reads.fastq.gz', gzipSync(reads))).toMatchObject({
      kind: 'sequences',
      format: 'fastq',
      count: 1_000,
      letters: 5_000,
      gc: 0.5,
      q30: 0.8,
      complete: true,
      fault: '',
    });
  });

  it('tells proteins from bases, and what is malformed', async () => {
    expect(await peek('p.faa', '>p\nMKVLAAGIVGLLLAQWERTY\n')).toMatchObject({ gc: null });
    expect(await peek('bad.fastq', '@r\nACGT\n+\nII\n')).toMatchObject({
      fault: '第 4 行的质量值有 2 个，序列有 4 个碱基',
    });
    expect(await peek('cut.fq', '@r\nACGT\n+\nIIII\n@s\nAC\n')).toMatchObject({
      count: 1,
      fault: '文件末尾的一条序列不完整',
    });
    expect(await peek('no.fasta', 'ACGT\n')).toMatchObject({ count: 0, fault: '第 1 行之前没有以 > 开头的名称行' });
    expect(await peek('cut.fastq.gz', gzipSync('@r\nACGT\n+\nIIII\n').subarray(0, 24))).toMatchObject({ kind: 'none' });
  });

  it('lists an archive from its directory alone', async () => {
    const zip = buildZip([
      { name: '数据/a.csv', content: 'id,A\n' },
      { name: 'b.txt', content: 'x' },
    ]);
    expect(await peek('a.zip', zip)).toMatchObject({
      kind: 'archive',
      total: 2,
      files: 2,
      unpacked: 6,
      warning: '',
      entries: [{ name: '数据/a.csv', size: 5 }, { name: 'b.txt' }],
    });
  });

  it('SEC-33: warns of bombs and of names that lead out, without unpacking', async () => {
    expect(await peek('bomb.zip', buildZip([{ name: 'zeros', content: Buffer.alloc(8 << 20) }]))).toMatchObject({
      warning: expect.stringContaining('压缩比') as string,
    });
    expect(
      await peek('many.zip', buildZip(Array.from({ length: 2_001 }, (_, at) => ({ name: `f${at}`, content: '' })))),
    ).toMatchObject({ total: 2_001, entries: { length: 2_000 } });
    expect(await peek('slip.zip', buildZip([{ name: '../../etc/passwd', content: 'x' }]))).toMatchObject({
      kind: 'none',
      reason: expect.stringContaining('指向外部') as string,
    });
    expect(await peek('cut.zip', buildZip([{ name: 'a', content: 'x' }]).subarray(0, 20))).toMatchObject({
      kind: 'none',
    });
  });

  it('says what it cannot show', async () => {
    expect(await peek('a.pdf', '%PDF-1.7\n')).toMatchObject({
      kind: 'none',
      reason: expect.stringContaining('PDF') as string,
    });
    expect(await peek('a.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).toMatchObject({
      kind: 'image',
      type: 'image/png',
    });
    expect(await peek('a.csv', 'id,A\n')).toEqual({ kind: 'table' });
    const folder = await test.data<{ id: string }>(calls.fileStoreAddDir, { token, input: { name: '夹' } });
    expect((await test.call(calls.fileStorePeek, { token, input: { id: folder.id } })).statusCode).toBe(400);
  });

  it('SEC-21: knows nothing of the files of somebody else', async () => {
    const { id } = await uploadFile(test, token, 'mine.log', 'x');
    const other = await test.buildUser();
    expect((await test.call(calls.fileStorePeek, { token: other.token, input: { id } })).statusCode).toBe(404);
  });
});
