const kinds: Readonly<Record<string, 'picture' | 'table' | 'text'>> = {
  png: 'picture',
  jpg: 'picture',
  jpeg: 'picture',
  gif: 'picture',
  webp: 'picture',
  svg: 'picture',
  csv: 'table',
  tsv: 'table',
  tab: 'table',
  txt: 'text',
  md: 'text',
  log: 'text',
  json: 'text',
};

/** How a file can be looked at in the page; undefined when it has to be downloaded. */
export const previewKind = (name: string): 'picture' | 'table' | 'text' | undefined =>
  kinds[/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''];
