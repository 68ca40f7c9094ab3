export { alone, inParts, openParts, roomFor, type Job, type Parts } from './inParts.ts';
export { hasTeam, withTeam, type Team } from './team.ts';
