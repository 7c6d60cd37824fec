import { failure, success, type Result } from '@estafette/kernel'
import type { NewPasskey, SignedIn } from '@estafette/protocol'
import {
  addChallenge,
  addPasskey,
  passkeyOf,
  passkeysOf,
  useChallenge,
  usePasskey,
  type Account,
  type StoredPasskey,
} from '@estafette/store'
import { hashed, type Dependencies } from '../referee/dependencies.ts'

// Whoever has a passkey needs no password: the device signs what the server makes up, and the
// server keeps only what the signature is checked with.

/** The page that asks: its origin, and the name that passkeys are bound to. */
export interface PasskeySite {
  readonly origin: string
  readonly host: string // without a port
}

const MINUTE = 60_000

/** A challenge is to be signed within so long. */
export const CHALLENGE_HOLDS = 5 * MINUTE

const MOST_PASSKEYS = 20

/** The library is large and seldom needed. */
const webauthn = () => import('@simplewebauthn/server')

/** Makes up what a device signs when it makes a passkey for somebody. */
export async function offerPasskey(
  deps: Dependencies,
  site: PasskeySite,
  account: Account,
): Promise<object> {
  const { generateRegistrationOptions } = await webauthn()
  const own = await passkeysOf(deps.store.read, account.id)
  return generateRegistrationOptions({
    rpName: 'Estafette',
    rpID: site.host,
    userName: account.name,
    userDisplayName: account.name,
    userID: new TextEncoder().encode(account.id),
    challenge: await challengeFor(deps, 'passkey', account.id),
    timeout: CHALLENGE_HOLDS,
    attestationType: 'none', // which make of device it is, is nobody's business
    excludeCredentials: own.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
}

/** Keeps a passkey that a device has made for somebody. */
export async function keepPasskey(
  deps: Dependencies,
  site: PasskeySite,
  account: Account,
  { label, answer }: NewPasskey,
): Promise<Result<StoredPasskey>> {
  const { store } = deps
  const challenge = await usedChallenge(deps, 'passkey', answer.response.clientDataJSON)
  if (challenge?.account !== account.id) return failure('no-passkey')
  const { verifyRegistrationResponse } = await webauthn()
  const verified = await unlessBad(() =>
    verifyRegistrationResponse({
      response: answer as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: challenge.text,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
    }),
  )
  if (!verified?.verified) return failure('no-passkey')
  const { id, publicKey, counter } = verified.registrationInfo.credential
  const passkey: StoredPasskey = {
    id,
    account: account.id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    label,
    made: deps.now(),
  }
  return store.write(async (sql) => {
    if (await passkeyOf(sql, id)) return failure('no-passkey')
    if ((await passkeysOf(sql, account.id)).length >= MOST_PASSKEYS)
      return failure('too-many-passkeys')
    await addPasskey(sql, passkey)
    return success(passkey)
  })
}

/** Makes up what a device signs to come in. Who it is, the passkey says. */
export async function askForPasskey(deps: Dependencies, site: PasskeySite): Promise<object> {
  const { generateAuthenticationOptions } = await webauthn()
  return generateAuthenticationOptions({
    rpID: site.host,
    challenge: await challengeFor(deps, 'enter', null),
    timeout: CHALLENGE_HOLDS,
    userVerification: 'preferred',
  })
}

/** Whose passkey has signed; every way to fail looks the same. */
export async function ownerOf(
  deps: Dependencies,
  site: PasskeySite,
  { answer }: SignedIn,
): Promise<string | null> {
  const { store } = deps
  const challenge = await usedChallenge(deps, 'enter', answer.response.clientDataJSON)
  const passkey = await passkeyOf(store.read, answer.id)
  if (!challenge || !passkey) return null
  const { verifyAuthenticationResponse } = await webauthn()
  const verified = await unlessBad(() =>
    verifyAuthenticationResponse({
      response: answer as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: challenge.text,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }),
  )
  if (!verified?.verified) return null
  const { newCounter } = verified.authenticationInfo
  const isFresh = await store.write((sql) => usePasskey(sql, passkey.id, newCounter))
  return isFresh ? passkey.account : null
}

async function challengeFor(
  { store, random, now }: Dependencies,
  kind: string,
  account: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Uint8Array.from(random(32))
  const hash = hashed(Buffer.from(bytes).toString('base64url'))
  const expires = now() + CHALLENGE_HOLDS
  await store.write((sql) => addChallenge(sql, { hash, kind, account, expires }))
  return bytes
}

/** The challenge that a browser says it signed, if it is one of ours; from now on it is used up. */
async function usedChallenge(
  { store, now }: Dependencies,
  kind: string,
  clientData: string,
): Promise<{ readonly text: string; readonly account: string | null } | null> {
  const text = challengeIn(clientData)
  const used =
    text === null ? null : await store.write((sql) => useChallenge(sql, hashed(text), kind, now()))
  return text !== null && used ? { text, account: used.account } : null
}

function challengeIn(clientData: string): string | null {
  try {
    const data = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as unknown
    const isObject = typeof data === 'object' && data !== null && 'challenge' in data
    return isObject && typeof data.challenge === 'string' ? data.challenge : null
  } catch {
    return null
  }
}

/** What a device sends can be wrong in many ways: all of them are one. */
async function unlessBad<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify()
  } catch {
    return null
  }
}
