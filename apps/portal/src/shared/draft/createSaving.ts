type Kept = { readonly revision: number; readonly updated_at: string };
type Made = Kept & { readonly id: string };

export type SavingOptions<Content, Record extends Made> = {
  /** Of the record; empty when there is none before the first save. */
  readonly id: string;
  /** Makes the record. The same key comes with the same content until the answer is known. */
  readonly create: (content: Content, key: string) => Promise<Record>;
  /** Changes the record that has this revision. */
  readonly update: (id: string, content: Content, revision: number) => Promise<Kept>;
  /** The first save has made the record. */
  readonly onMade: (record: Record) => void | Promise<void>;
  /** Whether a failed save may have reached the server, or may yet. */
  readonly isPassing: (error: unknown) => boolean;
  /** A key that was never used. */
  readonly newKey: () => string;
};

/**
 * How a draft is saved that may not be a record yet: the first save makes it, all others change it. An answer that was
 * lost makes no second record, since what was sent is sent again, under its key, before anything newer.
 */
export function createSaving<Content, Record extends Made>({
  create,
  id,
  isPassing,
  newKey,
  onMade,
  update,
}: SavingOptions<Content, Record>) {
  let known = id;
  let first: { readonly content: Content; readonly key: string } | undefined;
  let begun = 0;

  async function make({ content, key }: NonNullable<typeof first>): Promise<Kept> {
    try {
      const record = await create(content, key);
      known = record.id;
      begun = record.revision;
      await onMade(record);
      return record;
    } catch (error) {
      if (!isPassing(error)) first = undefined;
      throw error;
    }
  }

  return {
    /** Empty until the first save is there. */
    id: () => known,
    save: async (content: Content, revision: number): Promise<Kept> => {
      if (known !== '') return update(known, content, revision || begun);
      first ??= { content, key: newKey() };
      const sent = first.content;
      const kept = await make(first);
      return sent === content ? kept : update(known, content, kept.revision);
    },
  };
}
