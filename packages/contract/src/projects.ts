/* Contracts of a provider, their projects, reports, tables and original data. */
export {};
