import type { Commands } from '../command.ts';
import { identityCommands } from './people/identity.ts';
import { roleCommands } from './people/roles.ts';

/** Roles and real-name reviews. */
export const peopleCommands: Commands = { ...roleCommands, ...identityCommands };
