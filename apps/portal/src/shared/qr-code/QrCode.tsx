import { useMemo } from 'react';
import { encode } from 'uqr';

/** A QR code as one path; black on white in every theme, since scanners read it from paper. */
export function QrCode({ text }: { readonly text: string }) {
  const { path, size } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: 2 });
    const cells = code.data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { path: cells.join(''), size: code.size };
  }, [text]);
  return (
    <svg aria-hidden shapeRendering="crispEdges" viewBox={`0 0 ${size} ${size}`}>
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
