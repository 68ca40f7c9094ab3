import { vars } from '@panome/ui/theme';

/** Three nodes that form a peak: molecules that became a chart. */
export const Logo = ({ size = 28 }: { size?: number }) => (
  <svg aria-hidden fill="none" height={size} viewBox="0 0 32 32" width={size}>
    <rect fill={vars.color.bg.accent} height="32" rx="8" width="32" />
    <path d="M10 22 16 9l7 9-13 4" stroke={vars.color.fg.onAccent} strokeWidth="2" />
    <g fill={vars.color.fg.onAccent}>
      <circle cx="10" cy="22" r="3" />
      <circle cx="16" cy="9" r="3" />
      <circle cx="23" cy="18" r="3" />
    </g>
  </svg>
);
