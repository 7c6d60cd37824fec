import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/** A device that makes passkeys and signs with them, as a browser would hand it on. */
export interface Authenticator {
  /** Makes a passkey for what a server offered. */
  make(options: unknown, origin: string): object
  /** Signs what a server asked for. */
  sign(options: unknown, origin: string): object
}

const PRESENT = 0x01
const VERIFIED = 0x04
const NEW_CREDENTIAL = 0x40

/** A device with one passkey, which counts its signatures unless told. */
export function makeAuthenticator(counts = true): Authenticator {
  const id = randomBytes(16)
  let key: KeyObject | null = null
  let counter = 0
  let user = ''

  const dataFor = (host: string, flags: number): Buffer => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counts ? counter++ : 0)
    return Buffer.concat([sha256(host), Buffer.from([flags]), count])
  }
  const answer = (response: object) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    make(options, origin) {
      const {
        challenge,
        rp,
        user: owner,
      } = options as {
        challenge: string
        rp: { id: string }
        user: { id: string }
      }
      user = owner.id
      const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      key = pair.privateKey
      const { x = '', y = '' } = pair.publicKey.export({ format: 'jwk' })
      const size = Buffer.alloc(2)
      size.writeUInt16BE(id.length)
      const authData = Buffer.concat([
        dataFor(rp.id, PRESENT | VERIFIED | NEW_CREDENTIAL),
        Buffer.alloc(16), // of no make in particular
        size,
        id,
        coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')),
      ])
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: attestation(authData).toString('base64url'),
        transports: ['internal'],
      })
    },
    sign(options, origin) {
      const { challenge, rpId } = options as { challenge: string; rpId: string }
      const authData = dataFor(rpId, PRESENT | VERIFIED)
      const data = clientData('webauthn.get', challenge, origin)
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), key!)
      return answer({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: user,
      })
    },
  }
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

/** The few things of CBOR that a passkey is written in. */
function coseKey(x: Buffer, y: Buffer): Buffer {
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]) // EC2, ES256, P-256
  return Buffer.concat([head, Buffer.from([0x21]), bytes(x), Buffer.from([0x22]), bytes(y)])
}

function attestation(authData: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    bytes(authData),
  ])
}

function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 | value.length]), Buffer.from(value)])
}

function bytes(value: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, value.length]), value])
}
