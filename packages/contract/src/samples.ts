/* Sample submission, collection and return forms. */
export {};
