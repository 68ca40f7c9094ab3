import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { expect, it } from 'vitest';
import { zipOf } from './zipOf.ts';

const opened = (zip: Buffer) =>
  new Promise<Record<string, string>>((resolve, reject) => {
    fromBuffer(zip, { lazyEntries: true }, (error: Error | null, file?: ZipFile) => {
      if (error || !file) return reject(error ?? new Error('no zip'));
      const texts: Record<string, string> = {};
      file.on('entry', (entry: Entry) =>
        file.openReadStream(entry, (failure, stream) => {
          if (failure) return reject(failure);
          const chunks: Buffer[] = [];
          stream
            .on('data', (chunk: Buffer) => chunks.push(chunk))
            .on('end', () => {
              texts[entry.fileName] = Buffer.concat(chunks).toString();
              file.readEntry();
            });
        }),
      );
      file
        .on('end', () => resolve(texts))
        .on('error', reject)
        .readEntry();
    });
  });

const files = {
  'chart.R': 'print("中文")\n',
  'data.csv': '\uFEFF特征,值\r\na,1\r\n',
  'empty.csv': '',
  '说明.txt': '文件名也是中文',
};

it('opens elsewhere with every name and every byte, and is the same file for the same content', async () => {
  const zip = Buffer.from(await (await zipOf(files)).arrayBuffer());
  expect(await opened(zip)).toEqual(files);
  expect(Buffer.from(await (await zipOf(files)).arrayBuffer()).equals(zip)).toBe(true);
});
