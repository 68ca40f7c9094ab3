import { useEffect, useLayoutEffect as useReactLayoutEffect } from 'react';

/** `useLayoutEffect`, without the warning of React 18 where a server draws the part. */
export const useLayoutEffect: typeof useEffect = typeof document === 'undefined' ? useEffect : useReactLayoutEffect;
