import { expect, it } from 'vitest';
import { createEventParser, type StreamEvent } from './eventStream.ts';

it('gives an event once its blank line has arrived, wherever the stream is split', () => {
  const events: StreamEvent[] = [];
  const push = createEventParser((event) => events.push(event));
  for (const piece of ['event: ta', 'sk\ndata: {"id":', '"1"}\n', '\n: ping\n\ndata: a\ndata: b\n\n']) push(piece);
  expect(events).toEqual([
    { event: 'task', data: '{"id":"1"}' },
    { event: 'message', data: 'a\nb' },
  ]);
});
