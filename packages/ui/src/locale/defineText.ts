/** One word or sentence, or a function that builds it from values. */
export type Words = Readonly<Record<string, string | ((...values: never[]) => string)>>;

/** The Chinese words of one part under the name by which a catalogue overrides them. */
export type PartText<W extends Words> = { readonly part: string; readonly words: W };

/**
 * Names the words of one part.
 *
 * @param part - The name of the part as it is exported, e.g. `Pagination`; the key in a catalogue.
 * @param words - The Chinese words; functions where a value goes in.
 */
export const defineText = <const W extends Words>(part: string, words: W): PartText<W> => ({ part, words });

type Widened<W extends Words> = { readonly [K in keyof W]: W[K] extends string ? string : W[K] };
/** The words of a part as a component reads them: any string may stand in each place. */
export type TextOf<T> = T extends PartText<infer W> ? Widened<W> : never;
