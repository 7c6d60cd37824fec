import type { Plugin } from 'vite'

/**
 * What the page may load and do, written into the page itself, so that it holds wherever the files
 * are put. The server sends the same and forbids frames, which a page cannot.
 */
export const policy: readonly string[] = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types default estafette',
]

export function securityPolicy(): Plugin {
  return {
    name: 'estafette-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy.join('; ') },
        injectTo: 'head-prepend',
      },
    ],
  }
}
