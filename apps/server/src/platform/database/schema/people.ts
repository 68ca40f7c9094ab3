/** Avatars, real names, organisation documents, lab groups. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export type PeopleTables = {};
