/**
 * Bytes of a table's data in the file beyond which only its first rows are carried along, and a figure stays a picture.
 */
export const embedLimit = 16 * 1024 * 1024;

/** Columns that are printed; a page is no wider. */
export const columnLimit = 10;
