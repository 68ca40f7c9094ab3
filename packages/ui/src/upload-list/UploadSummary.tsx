import { useText } from '../locale/index.ts';
import { uploadListText } from './UploadList.text.ts';
import type { UploadRow } from './UploadRow.ts';
import { summaryWords } from './uploadWords.ts';

export type UploadSummaryProps = {
  /** The files of the queue. */
  rows: readonly UploadRow[];
};

/** All files of a queue in one line: how many are on their way and how far, or how they ended. */
export function UploadSummary({ rows }: UploadSummaryProps) {
  return <>{summaryWords(rows, useText(uploadListText))}</>;
}
