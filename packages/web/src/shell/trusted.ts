/**
 * The page's policy forbids scripts and markup from text (require-trusted-types-for). Workers of
 * our own are let through here, and markup that we draw ourselves has to say so.
 */

interface Policy {
  createHTML(text: string): string
}

interface PolicyFactory {
  createPolicy(name: string, rules: object): Policy
}

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes

factory?.createPolicy('default', {
  createScriptURL(address: string): string {
    if (new URL(address, location.href).origin === location.origin) return address
    throw new TypeError(`no script from elsewhere: ${address}`)
  },
})

const policy = factory?.createPolicy('estafette', { createHTML: (text: string) => text })

/** Marks markup as drawn by us, for `dangerouslySetInnerHTML`; never hand in what a person wrote. */
export function drawn(markup: string): string {
  return policy ? policy.createHTML(markup) : markup
}
