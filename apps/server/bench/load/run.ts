import { manyConnections, slowClients } from './connections.ts';
import { report } from './promise.ts';
import { fullQueue, killedAtAnyMoment, sentManyTimes } from './tasks.ts';

/** What the server promises under load and after a kill: `promise | runs | failures | figure`. A first argument scales the runs. */
const scale = Number(process.argv[2] ?? 1);
const times = (runs: number) => Math.max(1, Math.round(runs * scale));

console.log('promise | runs | failures | figure');
report(await sentManyTimes(times(10)));
report(await fullQueue(times(2_000)));
report(await slowClients(times(400)));
report(await manyConnections(times(10_000)));
report(await killedAtAnyMoment(times(100)));
process.exitCode = 0;
