const key = 'panome.sider';

/** Whether the side menu is collapsed; a display setting, so it is not tied to an account (decision E-27). */
export const sideMenuState = {
  read: (): boolean => {
    try {
      return localStorage.getItem(key) === 'collapsed';
    } catch {
      return false;
    }
  },
  write: (collapsed: boolean): void => {
    try {
      localStorage.setItem(key, collapsed ? 'collapsed' : 'open');
    } catch {
      // The choice lasts until the page is left.
    }
  },
};
