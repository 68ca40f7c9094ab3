/* Recommended news and questionnaires. */
export {};
