/** A limit in megabytes, as people read it. */
export const inMegabytes = (bytes: number): string => `${Math.floor(bytes / 1024 / 1024)} MB`;
