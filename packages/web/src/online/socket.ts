import { PROTOCOL, readTold } from '@estafette/protocol'
import { hushed, type OpenWay } from './way.ts'

/** One socket for everything. */
export const socketWay: OpenWay = (hears) => {
  const told = hushed(hears)
  let socket: WebSocket
  try {
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`)
  } catch {
    queueMicrotask(() => told.lost()) // a browser that forbids sockets
    return { open: () => {}, send: () => {}, close: () => told.end() }
  }
  const send = (call: object): void => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(call))
  }
  socket.addEventListener('open', () => told.opened())
  socket.addEventListener('close', () => told.lost())
  socket.addEventListener('message', ({ data }) => {
    const read = readTold(String(data))
    told.told(read.ok ? read.value : { v: PROTOCOL, told: 'bad', reason: read.reason })
  })
  return {
    open(table, versionNow) {
      const version = versionNow()
      send({ v: PROTOCOL, call: 'open', table, ...(version !== undefined && { version }) })
    },
    send,
    close() {
      told.end()
      socket.close()
    },
  }
}
