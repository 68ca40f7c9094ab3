/** A part was used whose optional peer is not installed. */
export class MissingPackage extends Error {
  /** What to install. */
  readonly wanted: string;

  constructor(wanted: string) {
    super(`@panome/ui: this part needs the package ${wanted}, which is not installed. Run: npm install ${wanted}`);
    this.name = 'MissingPackage';
    this.wanted = wanted;
  }
}
