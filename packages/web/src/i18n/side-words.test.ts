import { languages, type SideForms } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { speaker } from '@estafette/words'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sideWords } from './side-words.ts'

// What becomes of a side that is put into a sentence which was written for another one.
const faults = {
  en: /’ turn|\bAxis (win|answer|hold|have|are)\b|\b(Allies|Germans|French) (wins|answers|holds|has|is)\b|\bof the \w+ turn/,
  fr: /\b([Ll]es|[Dd]es|[Aa]ux) Axe\b|Axe (gagnent|ont|répondent|sont)|\b(Alliés|Allemands|Français) (gagne|a|répond|est)\b|\b(de|à) les\b|\b[dl]e Axe\b/,
}

test.each(languages)('%s: each phrase fits each side of the games', (language) => {
  const said: string[] = []
  for (const game of games) {
    const voice = speaker(game, language)
    for (const id of game.sides) {
      const forms = voice.forms(id)
      for (const phrase of Object.values(sideWords(language))) {
        const fill: (side: SideForms, when: string) => string = phrase
        said.push(fill(forms, language === 'en' ? 'on turn 5' : 'au tour 5'))
      }
      for (const kind of ['resigned', 'overtime']) {
        const winner = game.sides.indexOf(id)
        said.push(voice.outcome({ winner, kind, score: 0, margins: [] }))
      }
      said.push(forms.turn, forms.the, forms.of, forms.to)
    }
  }
  for (const text of said) {
    expect(text).not.toMatch(faults[language])
    expect(text).not.toMatch(/undefined|\[|\s\s| $/)
  }
  expect(new Set(said).size).toBeGreaterThan(30)
})

describe('what all games share', () => {
  const root = join(import.meta.dirname, '..')
  const shared = ['table', 'learn', 'pages', 'online-table', 'online', 'replay', 'session', 'shell']
  const files = shared.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      .map((file) => join(root, folder, file)),
  )

  test('puts no name of a side behind an article of its own', () => {
    const article = /(\b[Tt]he|\b[Ll]es|\b[Dd]es|\b[Aa]ux) \$\{(side|name|people|who)\}/
    const found = files.filter((file) => article.test(readFileSync(file, 'utf8')))
    expect(found).toEqual([])
  })
})
