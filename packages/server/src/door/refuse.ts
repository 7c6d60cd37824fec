import type { Duplex } from 'node:stream'

/** Ends a connection that is not to become a socket; one that goes on holding it is let go. */
export function refuse(socket: Duplex, status: string): void {
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
