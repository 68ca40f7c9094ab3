import type { Catalogue } from '../locale/index.ts';

/** English words for what floats above a page, and for getting around. */
export const floating = {
  AlertDialog: { acknowledge: 'Got it', cancel: 'Cancel', typeName: (name: string) => `Type “${name}” to confirm` },
  Dialog: { close: 'Close' },
  Drawer: { close: 'Close' },
  MultiTabBar: { actions: 'Tab actions', closeAll: 'Close all', closeCurrent: 'Close', closeLeft: 'Close to the left', closeRight: 'Close to the right', label: 'Open pages', unsaved: 'not saved' },
  MultiTabBarRefusals: { last: 'This is the last tab', left: 'There are no tabs to the left', right: 'There are no tabs to the right' },
  NoticeModal: { title: 'Announcements', snooze: 'Not again today', close: 'Got it' },
  SideNav: { collapse: 'Collapse menu', expand: 'Expand menu', pages: 'Menu' },
  Ticker: { carousel: 'carousel', label: 'News', next: 'Next', pause: 'Pause', play: 'Resume', previous: 'Previous' },
  Toast: { region: 'Messages (F6)', close: 'Close', details: 'Details', copy: 'Copy', copied: 'Copied', code: 'Error code', requestId: 'Request', times: (count: number) => `${count} times` },
  TopNav: { closeMenu: 'Close menu', menu: 'Main menu', more: 'More', openMenu: 'Open menu' },
} satisfies Catalogue;
