import { session } from '../../session/sessionStore.ts';
import { day } from '../../format/durations.ts';

/** What is kept of an upload that began, so that a reload can go on with it (FE-07). */
export type UnfinishedUpload = {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  /** `File.lastModified`: a changed version of the same name and size must not be appended. */
  readonly modified: number;
  readonly dir: string;
  readonly dirName: string;
  /** Path of the upload on the server. */
  readonly url: string;
  readonly sent: number;
  /** The browser tab that sends it, empty once that tab was left, and when it last said so. */
  readonly tab: string;
  readonly beat: number;
};

/** A tab that was silent for this long was closed. */
const silence = 20_000;
/** The server keeps an upload that nobody goes on with for a day. */
const kept = day;

const storageKey = () => `panome.uploads.${session.get()?.email ?? ''}`;

/** The id of this browser tab; it stays the same after a reload. */
function tabId(): string {
  try {
    const known = sessionStorage.getItem('panome.tab') ?? String(Math.random()).slice(2);
    sessionStorage.setItem('panome.tab', known);
    return known;
  } catch {
    return '';
  }
}
export const thisTab = tabId();

function isUnfinished(value: unknown): value is UnfinishedUpload {
  if (typeof value !== 'object' || value === null) return false;
  const { beat, dir, dirName, id, modified, name, sent, size, tab, url } = value as Record<string, unknown>;
  const texts = [id, name, dir, dirName, url, tab].every((part) => typeof part === 'string');
  return (
    texts && [size, modified, sent, beat].every((part) => typeof part === 'number') && (url as string).startsWith('/')
  );
}

function read(): UnfinishedUpload[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey()) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isUnfinished).filter(({ beat }) => Date.now() - beat < kept) : [];
  } catch {
    return [];
  }
}

function write(list: readonly UnfinishedUpload[]): void {
  try {
    if (list.length > 0) localStorage.setItem(storageKey(), JSON.stringify(list));
    else localStorage.removeItem(storageKey());
  } catch {
    // Without storage an upload lasts as long as the page.
  }
}

const isLeft = ({ beat, tab }: UnfinishedUpload) => tab === thisTab || tab === '' || Date.now() - beat > silence;

/** The account's uploads that began and did not end, in local storage. */
export const unfinishedUploads = {
  /** Those that no living tab is sending. */
  left: (): UnfinishedUpload[] => read().filter(isLeft),
  /** Whether this browser knows an upload, sent by whichever tab. */
  has: (url: string): boolean => read().some((upload) => upload.url === url),
  /** Milliseconds until the next upload of another tab may count as abandoned; undefined when there is none. */
  untilLeft: (): number | undefined => {
    const rests = read().flatMap((upload) => (isLeft(upload) ? [] : [upload.beat + silence + 1 - Date.now()]));
    return rests.length > 0 ? Math.min(...rests) : undefined;
  },
  keep: (upload: UnfinishedUpload): void => write([...read().filter(({ id }) => id !== upload.id), upload]),
  forget: (uploadId: string): void => write(read().filter(({ id }) => id !== uploadId)),
  /** Gives up the uploads of this tab, which is about to be closed. */
  release: (): void => write(read().map((upload) => (upload.tab === thisTab ? { ...upload, tab: '' } : upload))),
};
