export function watchBrowsers(): { readonly look: () => void; readonly seconds: () => number };
