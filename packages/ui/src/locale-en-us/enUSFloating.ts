import type { Catalogue } from '../locale/index.ts';

/** English words for what floats above a page, and for getting around. */
export const floating = {
  AlertDialog: { acknowledge: 'Got it', cancel: 'Cancel', typeName: (name: string) => `Type “${name}” to confirm` },
  Dialog: { close: 'Close' },
  Drawer: { close: 'Close' },
  MultiTabBar: {
    actions: 'Tab actions',
    actionsOf: (title: string) => `Actions for “${title}”`,
    closeAll: 'Close all',
    closeCurrent: 'Close',
    closeLeft: 'Close to the left',
    closeOthers: 'Close others',
    closeRight: 'Close to the right',
    find: (count: number) => `Find a tab (${count} in total)`,
    label: 'Open pages',
    moved: (title: string, place: number, count: number) => `“${title}” is now number ${place} of ${count}`,
    moveLeft: 'Move left',
    moveRight: 'Move right',
    noMatch: 'No matching tab',
    search: 'Search tabs',
    unsaved: 'not saved',
  },
  ContextMenu: { label: 'Actions' },
  MultiTabBarRefusals: { last: 'This is the last tab', left: 'There are no tabs to the left', right: 'There are no tabs to the right' },
  NoticeModal: { title: 'Announcements', snooze: 'Not again today', close: 'Got it' },
  PermissionGuard: { reason: 'You do not have permission to do this' },
  SideNav: { collapse: 'Collapse menu', expand: 'Expand menu', pages: 'Menu' },
  Ticker: { carousel: 'carousel', failed: 'The news could not be loaded', label: 'News', next: 'Next', pause: 'Pause', play: 'Resume', previous: 'Previous', retry: 'Try again' },
  Toast: { region: 'Messages (F6)', close: 'Close', undo: 'Undo', details: 'Details', copy: 'Copy', copied: 'Copied', code: 'Error code', requestId: 'Request', times: (count: number) => `${count} times` },
  TopNav: { closeMenu: 'Close menu', menu: 'Main menu', more: 'More', openMenu: 'Open menu' },
} satisfies Catalogue;
