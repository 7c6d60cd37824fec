import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from './ensure.mjs'

const data = mkdtempSync(join(tmpdir(), 'estafette-dev-'))
afterAll(() => rmSync(data, { recursive: true, force: true }))

/** The first line of the answer to a request to become a socket. */
async function upgraded(address: string): Promise<string> {
  const { hostname, port, host, origin } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.write(
    [
      'GET /api/socket HTTP/1.1',
      `Host: ${host}`,
      `Origin: ${origin}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n',
    ].join('\r\n'),
  )
  const [answer] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return String(answer).split('\r\n', 1)[0]!
}

test('npm run dev serves pages, requests and sockets at one address, and Ctrl-C ends all of it', async () => {
  const args = [join(root, 'scripts/dev.mjs'), '--port', '0', '--data', data]
  const child = spawn(process.execPath, args, { cwd: root })
  let said = ''
  child.stdout.on('data', (text: Buffer) => (said += String(text)))
  child.stderr.on('data', (text: Buffer) => (said += String(text)))
  const ended = once(child, 'exit')
  try {
    await expect.poll(() => said).toContain('Estafette is ready: http')
    const address = /ready: (http:\S+)/.exec(said)![1]!
    const behind = /by (http:[^\s,]+)/.exec(said)![1]!
    expect(await (await fetch(address)).text()).toContain('/src/main.tsx')
    const lobby = await fetch(`${address}api/lobby`)
    expect(lobby.headers.get('content-type')).toContain('json')
    expect(await (await fetch(`${address}readyz`)).text()).toBe('ok')
    expect(await upgraded(address)).toBe('HTTP/1.1 101 Switching Protocols')
    child.kill('SIGINT')
    expect(await ended).toEqual([0, null])
    await expect(fetch(behind)).rejects.toThrow()
  } finally {
    child.kill('SIGKILL')
  }
})
