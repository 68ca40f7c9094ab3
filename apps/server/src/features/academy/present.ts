import { methodById } from '@panome/analysis';
import {
  academyFamily,
  academyTopic,
  articleKind,
  articleLevel,
  substanceClass,
  type ArticleItem,
  type DictionaryItem,
  type DownloadItem,
  type VideoItem,
} from '@panome/contract';
import { toTime } from '../../platform/clock.ts';
import type {
  ArticleRow,
  DictionaryEntryRow,
  DownloadItemRow,
  VideoRow,
} from '../../platform/database/schema/academy.ts';
import { pictureAddress } from '../content/index.ts';
import { stepsOf } from './steps.ts';

const address = (picture: string) => (picture ? pictureAddress(picture) : '');
type Common = Pick<ArticleRow, 'id' | 'title' | 'summary' | 'topic' | 'family' | 'published_at'>;

const common = ({ family, id, published_at, summary, title, topic }: Common) => ({
  id,
  title,
  summary,
  topic: academyTopic.parse(topic),
  family: academyFamily.parse(family),
  published_at: toTime(Number(published_at)),
});

export const presentArticle = (row: ArticleRow): ArticleItem => ({
  ...common(row),
  kind: articleKind.parse(row.kind),
  level: articleLevel.parse(row.level),
  minutes: row.minutes,
  picture: address(row.picture),
  steps: stepsOf(row.steps).length,
});

export const presentVideo = (row: VideoRow & { readonly clicks: number | null }): VideoItem => ({
  ...common(row),
  seconds: row.seconds,
  poster: address(row.poster),
  chapters: JSON.parse(row.chapters) as VideoItem['chapters'],
  clicks: row.clicks ?? 0,
});

export const presentDownload = (
  row: DownloadItemRow & { readonly size: number; readonly sha256: string },
): DownloadItem => ({
  ...common(row),
  file_name: row.file_name,
  version: row.version,
  size: Number(row.size),
  sha256: row.sha256,
});

export const presentEntry = (row: DictionaryEntryRow): DictionaryItem => ({
  id: row.id,
  name: row.name,
  name_en: row.name_en,
  synonyms: JSON.parse(row.synonyms) as string[],
  class: substanceClass.parse(row.class),
  formula: row.formula,
  summary: row.plain.length > 72 ? `${row.plain.slice(0, 71)}…` : row.plain,
});

/** Tools by their titles; one that is gone is left out. */
export const toolTitles = (json: string): { id: string; title: string }[] =>
  (JSON.parse(json) as string[]).flatMap((id) => {
    const title = methodById(id)?.title;
    return title === undefined ? [] : [{ id, title }];
  });
