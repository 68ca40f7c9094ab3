/** Files that come by the further upload calls. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export type UploadTables = {};
