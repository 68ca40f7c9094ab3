import { formatSize } from '../../format/format.ts';
import { isMoving, percentOf, type Upload } from './upload.ts';
import { uploadsText as text } from './uploads.text.ts';

function restWords(seconds: number): string {
  if (seconds < 60) return text.seconds(Math.max(1, Math.ceil(seconds)));
  return seconds < 3_600 ? text.minutes(Math.ceil(seconds / 60)) : text.hours(Number((seconds / 3_600).toFixed(1)));
}

/** The state of one file in words: how far, how fast, or what is wrong. */
export function stateWords(upload: Upload): string {
  const { error, phase, sent, size, speed } = upload;
  const percent = percentOf(upload);
  switch (phase) {
    case 'failed':
      return text.failed(error ?? text.interrupted);
    case 'uploading':
      return `${percent}% · ${speed ? text.rest(formatSize(speed), restWords((size - sent) / speed)) : text.uploading}`;
    case 'missing':
      return error ?? text.missing(percent);
    case 'processing':
    case 'paused':
    case 'retrying':
      return `${percent}% · ${text[phase]}`;
    default:
      return text[phase];
  }
}

/** The whole list in one line. */
export function summaryWords(uploads: readonly Upload[]): string {
  const moving = uploads.filter(isMoving);
  if (moving.length > 0) {
    const size = moving.reduce((sum, upload) => sum + upload.size, 0);
    const sent = moving.reduce((sum, upload) => sum + upload.sent, 0);
    return text.open(moving.length, percentOf({ phase: 'uploading', sent, size }));
  }
  const count = (...phases: Upload['phase'][]) => uploads.filter(({ phase }) => phases.includes(phase)).length;
  const parts = [
    [count('success'), text.finished],
    [count('conflict'), text.conflicts],
    [count('failed'), text.problems],
    [count('paused', 'missing'), text.pausedCount],
  ] as const;
  return parts.flatMap(([number, words]) => (number > 0 ? [words(number)] : [])).join('，') || text.cancelled;
}
