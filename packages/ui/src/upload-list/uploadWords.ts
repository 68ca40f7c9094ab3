import { formatSize } from '../drop-zone/index.ts';
import type { TextOf } from '../locale/index.ts';
import type { uploadListText } from './UploadList.text.ts';
import { isActive, type UploadRow } from './UploadRow.ts';

type Words = TextOf<typeof uploadListText>;

function restWords(seconds: number, text: Words): string {
  if (seconds < 60) return text.seconds(Math.max(1, Math.ceil(seconds)));
  return seconds < 3600 ? text.minutes(Math.ceil(seconds / 60)) : text.hours(Number((seconds / 3600).toFixed(1)));
}

/** The state of a file in words: how far, how fast, or what is wrong. */
export function stateWords({ error, phase, progress, size, speed }: UploadRow, text: Words): string {
  const percent = Math.floor(progress);
  if (phase === 'failed') return error ? text.failed(error) : text.failedPlain;
  if (phase === 'missing') return error ?? text.missing(percent);
  if (phase === 'uploading')
    return `${percent}% · ${speed ? text.rest(formatSize(speed), restWords((size * (1 - progress / 100)) / speed, text)) : text.uploading}`;
  return phase === 'processing' || phase === 'paused' || phase === 'retrying'
    ? `${percent}% · ${text[phase]}`
    : text[phase];
}

/** What is read aloud of a file: quarters and the end, not every per cent. */
export function spokenWords(row: UploadRow, text: Words): string {
  const { name, phase, progress } = row;
  if (phase === 'success' || phase === 'failed' || phase === 'conflict') return `${name} ${stateWords(row, text)}`;
  const quarter = Math.min(Math.floor(progress / 25), 3) * 25;
  return phase === 'uploading' && quarter > 0 ? text.milestone(name, quarter) : '';
}

/** All files in one line; empty without files. */
export function summaryWords(rows: readonly UploadRow[], text: Words): string {
  const moving = rows.filter(isActive);
  if (moving.length > 0) {
    const size = moving.reduce((sum, row) => sum + row.size, 0);
    const sent = moving.reduce((sum, row) => sum + (row.size * row.progress) / 100, 0);
    return text.moving(moving.length, Math.floor(Math.min(99, (100 * sent) / Math.max(1, size))));
  }
  const count = (...phases: UploadRow['phase'][]) => rows.filter(({ phase }) => phases.includes(phase)).length;
  const parts = [
    [count('success'), text.finished],
    [count('conflict'), text.conflicts],
    [count('failed'), text.problems],
    [count('paused', 'missing'), text.stopped],
  ] as const;
  const words = parts.flatMap(([number, say]) => (number > 0 ? [say(number)] : []));
  return words.length > 0 ? text.list(words) : rows.length > 0 ? text.cancelled : '';
}
