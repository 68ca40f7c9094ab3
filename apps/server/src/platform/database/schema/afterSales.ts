/** After-sales requests, feedback. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export type AfterSalesTables = {};
