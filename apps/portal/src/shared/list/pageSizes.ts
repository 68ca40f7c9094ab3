/** Rows of a page that a list offers, the first one without a choice; what an address may say. */
export const pageSizes: readonly number[] = [10, 20, 30, 40];
