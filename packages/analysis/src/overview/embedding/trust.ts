/** What a trustworthiness means for the reader of a map. */
export const trust = (trustworthiness: number): string =>
  trustworthiness < 0.8 ? '邻居关系保留得不多，请谨慎解读图上的远近' : '图上的邻居大多也是原来的邻居';
