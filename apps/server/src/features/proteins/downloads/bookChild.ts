import writeXlsxFile, { type Sheet } from 'write-excel-file/node';
import { serveChild } from '../../../platform/child/serveChild.ts';
import type { BookJob } from './bookJob.ts';

const cellOf = (value: string | number, heading: boolean) => ({
  value,
  type: typeof value === 'number' ? Number : String,
  ...(heading ? { fontWeight: 'bold' as const } : {}),
});

serveChild<BookJob, Uint8Array>((sheets) =>
  writeXlsxFile(
    sheets.map(({ rows, sheet }) => ({
      sheet,
      data: rows.map((row, at) => row.map((value) => cellOf(value, at === 0))),
      stickyRowsCount: 1,
    })) as Sheet<never>[],
  ).toBuffer(),
);
