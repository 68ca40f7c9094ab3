// A reporter of Vitest for what no test caught, such as a promise that was rejected after its test had ended: that fails
// the run, and the JSON report says nothing of it.
import { writeFileSync } from 'node:fs';

export default class {
  onTestRunEnd(_modules, errors) {
    const uncaught = errors.map(({ message, name, stack, type, VITEST_TEST_NAME: test, VITEST_TEST_PATH: file }) => ({
      file,
      message: `${type ?? 'Uncaught'}${test ? ` in or after "${test}"` : ''}\n${stack ?? `${name}: ${message}`}`,
    }));
    writeFileSync(process.env.PANOME_UNCAUGHT, JSON.stringify(uncaught));
  }
}
