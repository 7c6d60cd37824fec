import { afterEach, expect, test, vi } from 'vitest'
import { change } from '../store/settings.ts'
import { copyNewLink, freeSeats, linkWords } from './new-link.ts'

afterEach(() => vi.unstubAllGlobals())

const free = (side: string) => ({ taken: false, level: '', side })
const taken = (side: string) => ({ ...free(side), taken: true })
const computer = (side: string) => ({ ...free(side), taken: true, level: 'think' })

test('free seats are named by side, by number where a side has several, and not where alone', () => {
  change({ language: 'en' })
  const names = (...seats: Parameters<typeof freeSeats>[0]['seats']) =>
    freeSeats({ game: 'arras', seats }).map(({ seat, name }) => `${seat} ${name}`)
  expect(names(taken('german'), free('allied'))).toEqual(['1 '])
  expect(names(taken(''), free(''), computer(''), free(''))).toEqual(['1 Seat 2', '3 Seat 4'])
  expect(names(taken('german'), free('german'), free('allied'))).toEqual(['1 Germans', '2 Allies'])
  expect(names(taken('german'), free('german'), free('allied'), free('allied'))).toEqual([
    '1 Germans',
    '2 Allies, Seat 3',
    '3 Allies, Seat 4',
  ])
  expect(linkWords('fr').newLink('Place 3')).toBe('Nouveau lien\u00A0: Place 3')
})

test('each free seat has a link of its own, and they hold side by side', async () => {
  const asked: string[] = []
  const copied: string[] = []
  vi.stubGlobal('location', { origin: 'https://play.example' })
  vi.stubGlobal('navigator', {
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  })
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const invitations = [1, 2, 3].map((seat) => ({ seat, secret: `${asked.length}-${seat}` }))
    const body = JSON.stringify({ table: '4f1c', invitations })
    return new Response(body, { headers: { 'Content-Type': 'application/json' } })
  })
  for (const seat of [3, 1, 2, 3]) await copyNewLink('4f1c', { seat, name: `seat ${seat}` })
  expect(copied.map((link) => link.split('#')[1])).toEqual(['1-3', '1-1', '1-2', '1-3'])
  await copyNewLink('4f1c', { seat: 1, name: '' })
  expect(copied.at(-1)).toMatch(/#2-1$/)
  expect(asked).toEqual(['/api/invite', '/api/invite'])
})
