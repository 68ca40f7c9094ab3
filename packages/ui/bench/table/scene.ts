/** What a scene of the table measurement is given. */
export type SceneProps = {
  readonly rows: readonly { readonly id: string; readonly [key: string]: string }[];
  readonly cols: readonly { readonly key: string; readonly title: string; readonly width: number }[];
  readonly virtual: boolean;
  readonly width: number;
  readonly height: number;
};
