import type { RewardAddress } from '@panome/contract';
import { maskName, maskPhone } from '../../../platform/sealing/masks.ts';
import type { Sealer } from '../../../platform/sealing/sealer.ts';

const context = (id: string) => `reward_order ${id}`;

/** The address of an order as it is stored. */
export const sealAddress = (sealer: Sealer, id: string, address: RewardAddress): string =>
  sealer.sealText(JSON.stringify(address), context(id));

/** Null once the order is closed. */
export const openAddress = (sealer: Sealer, id: string, sealed: string): RewardAddress | null =>
  sealed === '' ? null : (JSON.parse(sealer.openText(sealed, context(id))) as RewardAddress);

/** Enough for the owner to see which address it was: `李* 138****8000 上海市徐汇区…`. */
export const maskAddress = ({ address, name, phone }: RewardAddress): string =>
  `${maskName(name)} ${maskPhone(phone)} ${Array.from(address).slice(0, 6).join('')}…`;
