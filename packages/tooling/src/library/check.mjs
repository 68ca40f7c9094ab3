// The published form of the library: builds it, looks whether it can be installed, and weighs every part.
// Ends with 1 when something is wrong.
import { checkBudgets } from './budgets.mjs';
import { faultsOf, faultsOfTarballs } from './inspect.mjs';
import { buildPackage, published } from './packages.mjs';

const faults = [];
for (const folder of published) {
  buildPackage(folder);
  faults.push(...(await faultsOf(folder)));
}
faults.push(...faultsOfTarballs());
for (const fault of faults) console.error(fault);
const heavy = await checkBudgets();
if (heavy.length > 0)
  console.error(
    `over budget or without one: ${heavy.join(', ')}. Trim them, or raise packages/ui/budgets.json and say why.`,
  );
process.exitCode = faults.length + heavy.length > 0 ? 1 : 0;
