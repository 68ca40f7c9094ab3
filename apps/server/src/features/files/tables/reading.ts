import { DELIMITERS, ENCODINGS, type Delimiter, type Encoding } from '@panome/analysis/ingest';
import { badInput } from '../../../platform/http/refusal.ts';

/** The requested reading settings; empty or absent ones are detected. */
export type Reading = {
  readonly encoding?: string | undefined;
  readonly delimiter?: string | undefined;
  readonly sheet?: string | undefined;
};

/** Reading settings that the table reader knows. */
export type CheckedReading = { readonly encoding?: Encoding; readonly delimiter?: Delimiter; readonly sheet?: string };

/** @throws {Refusal} for an encoding or delimiter that the reader does not know. */
export function checkReading({ encoding, delimiter, sheet }: Reading): CheckedReading {
  const knownEncoding = ENCODINGS.find((known) => known === encoding);
  const knownDelimiter = (Object.keys(DELIMITERS) as Delimiter[]).find((known) => known === delimiter);
  if (encoding && !knownEncoding) throw badInput(`不支持的文字编码，可选 ${ENCODINGS.join('、')}`);
  if (delimiter && !knownDelimiter) throw badInput(`不支持的分隔符，可选 ${Object.keys(DELIMITERS).join('、')}`);
  return {
    ...(knownEncoding ? { encoding: knownEncoding } : {}),
    ...(knownDelimiter ? { delimiter: knownDelimiter } : {}),
    ...(sheet ? { sheet } : {}),
  };
}
