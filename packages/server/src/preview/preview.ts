import type { Pace, Language } from '@estafette/protocol'
import { listedSide, placeById } from '@estafette/registry/shelf'
import { accountOf, seatsOf, tableOf } from '@estafette/store'
import { languageOf } from '../notices/settings.ts'
import type { Dependencies } from '../referee/dependencies.ts'
import { sidesOf } from '../referee/lists.ts'
import { words as en } from './words.en.ts'
import { words as fr } from './words.fr.ts'

const previewWords: Readonly<Record<Language, typeof en>> = { en, fr }

/** What a link to an invitation shows where it is pasted. */
export interface LinkPreview {
  readonly title: string
  readonly text: string
  readonly picture: string // its path
  readonly language: Language
}

/** The table that the page of an invitation is about; null for every other page. */
export function invitedTo(url: string): string | null {
  return /^\/invite\/([A-Za-z0-9][A-Za-z0-9._-]{0,63})$/.exec(url.split(/[?#]/, 1)[0]!)?.[1] ?? null
}

/**
 * What may be said of an invitation to those who have its link without the secret: who invites, to
 * which battle, on which side and how fast. It is said while a seat is free, and no longer.
 */
export async function previewOf(deps: Dependencies, id: string): Promise<LinkPreview | null> {
  const { read } = deps.store
  const row = await tableOf(read, id)
  if (row?.status !== 'open' || row.host === null) return null
  const host = await accountOf(read, row.host)
  const game = await deps.gameOf(row.game)
  const place = placeById.get(row.game)
  if (!host || !game || place === undefined) return null
  const language = languageOf(host)
  const words = previewWords[language]
  const free = (await seatsOf(read, id)).filter(({ sat }) => sat === null)
  const side = free.length === 1 ? sidesOf(game, row)[free[0]!.seat] : undefined
  const name = side && listedSide(row.game, side)?.forms[language].name
  return {
    title: words.title(host.name, place),
    text: [name && words.side(name), paceIn(words, row.pace), words.free].filter(Boolean).join(' '),
    picture: `/battles/${row.game}.webp`,
    language,
  }
}

function paceIn({ pace }: typeof en, written: string): string {
  const at = JSON.parse(written) as Pace
  if (at.kind === 'live') return pace.live(at.minutes, at.seconds)
  return at.kind === 'post' ? pace.post(at.days) : pace.none
}

/** A page with the tags of a preview as the first things in its head. */
export function withPreview(
  page: string,
  { title, text, picture, language }: LinkPreview,
  origin: string,
): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Estafette',
    'og:title': title,
    'og:description': text,
    'og:image': origin + picture,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:locale': language === 'fr' ? 'fr_FR' : 'en_GB',
  }
  const tags = Object.entries(properties).map(
    ([name, content]) => `<meta property="${name}" content="${escaped(content)}">`,
  )
  const head = `<head>${tags.join('')}<meta name="twitter:card" content="summary_large_image">`
  return page.replace('<head>', () => head)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character]!)
}
