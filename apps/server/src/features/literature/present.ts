import type { AiReview, AiReviewItem, LiteratureRecord } from '@panome/contract';
import { toTime } from '../../platform/clock.ts';
import type { AiReviewRow, LiteratureRow } from '../../platform/database/schema/ai.ts';

const listOf = (json: string) => JSON.parse(json) as string[];

export const presentRecord = ({
  authors,
  created_at,
  keywords,
  owner_id: _owner,
  record_key: _key,
  ...row
}: LiteratureRow): LiteratureRecord => ({
  ...row,
  authors: listOf(authors),
  keywords: listOf(keywords),
  created_at: toTime(created_at),
});

export const presentReviewItem = ({ created_at, id, question, sources, themes }: AiReviewRow): AiReviewItem => ({
  id,
  question,
  sources,
  themes: listOf(themes),
  created_at: toTime(created_at),
});

export const presentReview = (row: AiReviewRow): AiReview => ({
  ...presentReviewItem(row),
  ...(JSON.parse(row.body) as Pick<AiReview, 'sections' | 'list' | 'left_out'>),
});
