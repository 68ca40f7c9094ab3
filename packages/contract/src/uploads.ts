/* The specification's further upload and export calls. */
export {};
