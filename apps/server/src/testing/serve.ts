import { start } from '../start.ts';

/** A server for tests that kill it: as main, but parts of the contract may be unserved. Prints its address. */
const server = await start(process.env, { unserved: () => true });
console.log(server.address);
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
