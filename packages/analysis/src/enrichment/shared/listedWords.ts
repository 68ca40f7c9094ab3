/** What messages call the table and its options; those of a second table end in 2. */
export type ListedWords = { readonly table: string; readonly suffix: '' | '2'; readonly mark: string };
