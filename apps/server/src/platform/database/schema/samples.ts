/** Sample, collection and return forms. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export type SampleTables = {};
