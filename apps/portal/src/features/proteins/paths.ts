const at = (page: string, query: Readonly<Record<string, string>> = {}): string => {
  const text = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString();
  return `/protein-db/${page}${text ? `?${text}` : ''}`;
};

/** The pages of the protein database. */
export const proteinPaths = {
  home: at('home'),
  list: at('list-search'),
  guide: at('user-guide'),
  advance: (query = '') => at('advance-search', { query }),
  results: (query = '') => at('search-results', { query }),
  detail: (accession: string) => at('protein-detail', { accession }),
  module: (module: string) => at('home-module-detail', { module }),
  inquiry: (accession = '') => at('user-inquiry', { accession }),
} as const;
