import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long a connection may take to say its first byte once the server is to end, in ms. */
const patience = 1_000;

/**
 * Browsers open connections ahead of need. Node does not count one that never asked for anything as idle, and a stopping
 * server would wait for it until it times out.
 * @returns closes those that have not sent a byte for a second: what was sent just now may not have been read yet.
 */
export function watchSilentConnections(server: Server): () => void {
  const open = new Map<Socket, number>();
  server.on('connection', (socket: Socket) => {
    open.set(socket, performance.now());
    socket.once('close', () => open.delete(socket));
  });
  return () => open.forEach((since, socket) => socket.bytesRead === 0 && performance.now() - since > patience && socket.destroy());
}
