export function uncaughtErrors(file: string): readonly object[];
