/** What a person says of their samples; empty and null: not known. */
export type Samples = {
  readonly tissue: string;
  readonly species: string;
  readonly platform: string;
  readonly storage: string;
  readonly amount: number | null;
  readonly amount_unit: string;
};

export const noSamples: Samples = {
  tissue: '',
  species: '',
  platform: '',
  storage: '',
  amount: null,
  amount_unit: '',
};
