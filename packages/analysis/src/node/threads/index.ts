export { openTeam, type ThreadTeam } from './openTeam.ts';
export { threadLimit } from './threadLimit.ts';
