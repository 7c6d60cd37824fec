import { expect, test } from 'vitest'
import { addressOf } from './postgres-address.ts'

const at = (url: string, password?: string): string => addressOf(url, password).connectionString

test('a password may hold any character, as it is or as addresses have it', () => {
  for (const password of ['p@ss', 'a/b', 'a:b@c/d', 'a?b#c', '100%', 'é ü', 'p%zz']) {
    const made = new URL(at(`postgres://estafette:${password}@database:5432/games`))
    expect([made.username, decodeURIComponent(made.password)]).toEqual(['estafette', password])
    expect([made.host, made.pathname]).toEqual(['database:5432', '/games'])
  }
  expect(at('postgres://me:a%40b@host/games')).toBe('postgres://me:a%40b@host/games')
})

test('a password of its own is taken to the letter, where the address has none', () => {
  expect(at('postgres://me@host/games', 'a%40b')).toBe('postgres://me:a%2540b@host/games')
  expect(at('postgres://me:own@host/games', 'other')).toBe('postgres://me:own@host/games')
})

test('an address without anybody, and one with more behind it, stay what they are', () => {
  expect(at('postgres://host/games')).toBe('postgres://host/games')
  expect(at('postgresql://me@host/games?sslmode=require')).toBe(
    'postgresql://me@host/games?sslmode=require',
  )
})
