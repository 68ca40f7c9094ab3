export * from './people/avatar.ts';
export * from './people/colleagues.ts';
export { identityState, type IdentityState } from './people/identityState.ts';
export * from './people/labGroups.ts';
export * from './people/organisation.ts';
export * from './people/phone.ts';
export * from './people/realName.ts';
