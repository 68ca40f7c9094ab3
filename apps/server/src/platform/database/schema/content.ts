/** News, articles and questionnaires that commands import. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export type ContentTables = {};
