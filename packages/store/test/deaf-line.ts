import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A line to a server of the tests' own that can swallow whatever is said on it. */
export interface DeafLine {
  readonly port: number
  /** From now on nothing comes through in either direction, and nobody is told. */
  swallow(): void
  /** What comes from now on goes through; what was swallowed is lost with its connection. */
  open(): void
  close(): Promise<void>
}

/** Lays a line to a port of this machine. */
export async function layLine(to: number): Promise<DeafLine> {
  let isDeaf = false
  const ends = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1')
    let isLost = isDeaf
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one)
      one.on('data', (data) => {
        isLost ||= isDeaf // the rest of it would make no sense
        if (!isLost) other.write(data)
      })
      one.on('error', () => {})
      one.on('close', () => {
        ends.delete(one)
        if (!isLost && !isDeaf) other.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    swallow: () => void (isDeaf = true),
    open: () => void (isDeaf = false),
    async close() {
      for (const end of ends) end.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
