/** What is wrong with the environment, for the person who starts the server. */
export class ConfigError extends Error {}
