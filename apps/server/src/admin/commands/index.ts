import type { Commands } from '../command.ts';
import { academyCommands } from './academy.ts';
import { accountCommands } from './accounts.ts';
import { afterSalesCommands } from './afterSales.ts';
import { contentCommands } from './content.ts';
import { contractCommands } from './contracts.ts';
import { deliveryCommands } from './delivery.ts';
import { experienceCommands } from './experience.ts';
import { operationCommands } from './operation.ts';
import { peopleCommands } from './people.ts';
import { referenceCommands } from './reference.ts';
import { pointCommands } from './points.ts';
import { sampleCommands } from './samples.ts';
import { shopCommands } from './shop.ts';

/** Everything that the provider's staff does (decision E-57), in the order of the help. */
export const commands: Commands = {
  ...accountCommands,
  ...peopleCommands,
  ...contentCommands,
  ...academyCommands,
  ...deliveryCommands,
  ...contractCommands,
  ...experienceCommands,
  ...sampleCommands,
  ...afterSalesCommands,
  ...referenceCommands,
  ...pointCommands,
  ...shopCommands,
  ...operationCommands,
};
