import type { Entered, NewPasskey, Passkey, SignedIn } from '@estafette/protocol'
import { packed, unpacked } from './bytes.ts'
import { ask, type Reply } from './http.ts'

// What a server and a browser say to each other about passkeys travels as JSON; the browser wants
// bytes. What is left out here is left out by the server, too.

interface Named {
  readonly id: string
  readonly transports?: AuthenticatorTransport[]
}

type CreationJson = Omit<
  PublicKeyCredentialCreationOptions,
  'challenge' | 'user' | 'excludeCredentials'
> & {
  readonly challenge: string
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string }
  readonly excludeCredentials?: readonly Named[]
}

type RequestJson = Omit<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'> & {
  readonly challenge: string
  readonly allowCredentials?: readonly Named[]
}

/** Whether this browser can make passkeys here: it wants a secure address. */
export function canPasskey(): boolean {
  return 'PublicKeyCredential' in globalThis && isSecureContext
}

/** Makes a passkey for whoever is known here; null where the person thought better of it. */
export async function addPasskey(label: string): Promise<Reply<Passkey> | null> {
  const options = await ask<CreationJson>('POST', '/api/passkey/new')
  if (!options.ok) return options
  const { challenge, user, excludeCredentials = [], extensions: _, ...rest } = options.value
  const made = await unlessLeft(() =>
    navigator.credentials.create({
      publicKey: {
        ...rest,
        challenge: unpacked(challenge),
        user: { ...user, id: unpacked(user.id) },
        excludeCredentials: excludeCredentials.map(credentialOf),
      },
    }),
  )
  if (!made) return null
  const { response } = made
  if (!isMade(response)) return null
  const body: NewPasskey = {
    label,
    answer: {
      ...headOf(made),
      response: {
        clientDataJSON: packed(response.clientDataJSON),
        attestationObject: packed(response.attestationObject),
        transports: response.getTransports?.() ?? [],
      },
    },
  }
  return ask('POST', '/api/passkey', body)
}

/** Comes in by a passkey; null where the person thought better of it. */
export async function enterByPasskey(): Promise<Reply<Entered> | null> {
  const options = await ask<RequestJson>('POST', '/api/enter/new')
  if (!options.ok) return options
  const { challenge, allowCredentials = [], extensions: _, ...rest } = options.value
  const signed = await unlessLeft(() =>
    navigator.credentials.get({
      publicKey: {
        ...rest,
        challenge: unpacked(challenge),
        allowCredentials: allowCredentials.map(credentialOf),
      },
    }),
  )
  if (!signed) return null
  const { response } = signed
  if (!isSigned(response)) return null
  const body: SignedIn = {
    answer: {
      ...headOf(signed),
      response: {
        clientDataJSON: packed(response.clientDataJSON),
        authenticatorData: packed(response.authenticatorData),
        signature: packed(response.signature),
        ...(response.userHandle && { userHandle: packed(response.userHandle) }),
      },
    },
  }
  return ask('POST', '/api/enter', body)
}

function credentialOf({ id, transports }: Named): PublicKeyCredentialDescriptor {
  return { type: 'public-key', id: unpacked(id), ...(transports && { transports }) }
}

function headOf(made: PublicKeyCredential): Omit<SignedIn['answer'], 'response'> {
  const head = {
    id: made.id,
    rawId: packed(made.rawId),
    type: 'public-key' as const,
    clientExtensionResults: {},
  }
  const { authenticatorAttachment: where } = made
  return where === 'platform' || where === 'cross-platform'
    ? { ...head, authenticatorAttachment: where }
    : head
}

function isPasskey(made: Credential): made is PublicKeyCredential {
  return 'rawId' in made
}

function isMade(response: AuthenticatorResponse): response is AuthenticatorAttestationResponse {
  return 'attestationObject' in response
}

function isSigned(response: AuthenticatorResponse): response is AuthenticatorAssertionResponse {
  return 'signature' in response
}

/** A dialog of the browser that is closed is no fault. */
async function unlessLeft(
  open: () => Promise<Credential | null>,
): Promise<PublicKeyCredential | null> {
  try {
    const made = await open()
    return made && isPasskey(made) ? made : null
  } catch {
    return null
  }
}
