export { ProjectPeople } from './ProjectPeople.tsx';
export { shareText } from './share.text.ts';
export { ShareDialog, type ShareTarget } from './ShareDialog.tsx';
export { ShareMenuItems } from './ShareMenuItems.tsx';
export { ShareState } from './ShareState.tsx';
export { personOf, useShareActs, type ShareActs } from './useShareActs.ts';
