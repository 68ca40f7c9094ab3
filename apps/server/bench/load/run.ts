import { report, type Outcome } from '../outcome.ts';
import { manyConnections, slowClients } from './connections.ts';
import { fullQueue, killedAtAnyMoment, sentManyTimes } from './tasks.ts';

/**
 * `npm run bench -- load [promise …] [scale]`: what the server promises under load and after a kill, as `promise | runs
 * | failures | figure`. A number scales the runs.
 */
const asked = process.argv.slice(2);
const scale = Number(asked.find((word) => Number(word) > 0) ?? 1);
const times = (runs: number) => Math.max(1, Math.round(runs * scale));

const measures: Readonly<Record<string, () => Promise<Outcome>>> = {
  'REL-07': () => sentManyTimes(times(10)),
  'REL-13': () => fullQueue(times(2_000)),
  'REL-14': () => slowClients(times(400)),
  'REL-15': () => manyConnections(times(10_000)),
  'REL-05': () => killedAtAnyMoment(times(100)),
};
const wanted = asked.filter((word) => word in measures);

console.log('promise | runs | failures | figure');
// One after the other, so that each measurement has the whole machine.
// oxlint-disable-next-line no-await-in-loop
for (const id of wanted.length > 0 ? wanted : Object.keys(measures)) report(await measures[id]!());
process.exitCode = 0;
