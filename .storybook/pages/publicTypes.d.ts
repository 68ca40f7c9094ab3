declare module 'virtual:public-types' {
  /** What each exported type of the parts is, by name. */
  export const publicTypes: Readonly<Record<string, string>>;
}
