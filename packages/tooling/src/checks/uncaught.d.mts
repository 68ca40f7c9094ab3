export default class {
  onTestRunEnd(modules: readonly unknown[], errors: readonly object[]): void;
}
