import { memo, useState, type UIEvent } from 'react';
import { flushSync } from 'react-dom';
import type { SceneProps } from './scene.ts';

type LineProps = { row: SceneProps['rows'][number]; top: number; cols: SceneProps['cols'] };

const Line = memo(function Line({ cols, row, top }: LineProps) {
  return (
    <div
      style={{
        position: 'absolute',
        transform: `translateY(${top}px)`,
        height: 40,
        width: cols.length * 120,
        contain: 'strict',
      }}
    >
      {cols.map(({ key }, at) => (
        <div key={key} style={{ position: 'absolute', left: at * 120, width: 120, height: 40, contain: 'strict' }}>
          {row[key]}
        </div>
      ))}
    </div>
  );
});

/**
 * What React itself can reach: rows in sight and nothing else, neither head nor roles. Measured in the same run, it
 * says what this machine can do at best.
 */
export default function Limit({ cols, height, rows, width }: SceneProps) {
  const [first, setFirst] = useState(0);
  const slots = Math.ceil(height / 40) + 4;
  const shown = cols.slice(0, Math.ceil(width / 120));
  const handleScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const next = Math.max(0, Math.floor(currentTarget.scrollTop / 40) - 2);
    if (next !== first) flushSync(() => setFirst(next));
  };
  return (
    <div id="limit" onScroll={handleScroll} style={{ width, height, overflow: 'auto', contain: 'strict' }}>
      <div style={{ position: 'relative', width: cols.length * 120, height: rows.length * 40 }}>
        {rows.slice(first, first + slots).map((row, at) => (
          <Line cols={shown} key={(first + at) % slots} row={row} top={(first + at) * 40} />
        ))}
      </div>
    </div>
  );
}
