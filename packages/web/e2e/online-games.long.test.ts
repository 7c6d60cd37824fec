import type { Game } from '@estafette/kernel'
import { gameById } from '@estafette/registry'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dayOf, seed } from '../../../scripts/seed.mjs'
import { ready } from './harness.ts'
import {
  askBack,
  CUT_OFF,
  desk,
  isUnsent,
  phone,
  piles,
  saved,
  sitDown,
  still,
  told,
} from './online.ts'
import { look, readUntil, settled, slot } from './play.ts'
import { useHosted } from './server.ts'

const house = useHosted()

const LONGEST = 1_800_000 // ms
const MOST_PRESSES = 3000
const BETWEEN = 8 // presses from one thing that happens to the next
const PATIENCE = 120_000 // ms without anybody having anything to press
const HELD = 2500 // ms for which the server holds a pass back at most, with some to spare

/** A game that two people play to its end. */
interface Match {
  readonly game: string
  readonly scenario: string
  readonly haste: number // percent of the decisions in which the quickest way on is taken
  readonly seed: number
}

/** Everybody at a table, and what the test decides by. */
interface Scene {
  readonly game: Game
  readonly table: string
  readonly players: readonly [anne: Page, bruno: Page]
  readonly watcher: Page
  readonly cords: readonly Cord[] // of the players
  readonly seed: number
  readonly haste: number
  readonly before: { presses: number } // by robots whose pages were loaded again
}

/** Something that happens beside the game; false where this is not the moment. */
type Happening = (scene: Scene, last: number) => Promise<boolean>

/** What leads to the server, and can be cut. */
interface Cord {
  /** Lets the next command arrive, and its answer never. */
  cut(): void
  readonly cuts: () => number // commands that were not answered
  readonly commands: () => number // that were sent, each once
}

/** The id of the command in a message of a page; '' where it is something else. */
function commandIn(text: string | Buffer | null): string {
  const call = JSON.parse(String(text)) as { readonly call: string; readonly id?: string }
  return call.call === 'command' ? (call.id ?? '') : ''
}

/** Puts a socket on a cord; a page that finds no server may go on by plain requests. */
async function socketCord(page: Page): Promise<Cord> {
  const ids = new Set<string>()
  page.on('request', (request) => {
    const isCall = request.url().endsWith('/api/call')
    const id = isCall ? commandIn(request.postData()) : ''
    if (id !== '') ids.add(id)
  })
  let state: 'whole' | 'marked' | 'sent' = 'whole'
  let cuts = 0
  await page.routeWebSocket(/\/api\/socket$/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      const id = commandIn(message)
      if (id !== '') ids.add(id)
      if (state === 'marked' && id !== '') state = 'sent'
      server.send(message)
    })
    server.onMessage((message) => {
      if (state !== 'sent') return socket.send(message)
      state = 'whole'
      cuts++
      void socket.close()
      void server.close()
    })
  })
  return { cut: () => (state = 'marked'), cuts: () => cuts, commands: () => ids.size }
}

/** Puts plain requests on a cord. */
async function plainCord(page: Page): Promise<Cord> {
  const ids = new Set<string>()
  let isMarked = false
  let cuts = 0
  await page.route('**/api/call', async (route) => {
    const id = commandIn(route.request().postData())
    if (id !== '') ids.add(id)
    if (!isMarked || id === '') return route.continue()
    isMarked = false
    await route.fetch()
    cuts++
    return route.abort()
  })
  return { cut: () => (isMarked = true), cuts: () => cuts, commands: () => ids.size }
}

/** What presses the buttons of a page. */
interface Robot {
  budget: number // presses that are left
  haste: number // percent of the presses that take the quickest way on; nothing passes below 0
  presses: number // so far
  last: number // when the last one was, in milliseconds since 1970
}

type Manned = typeof globalThis & { robot: Robot }

/**
 * Has a page press whatever it offers, as long as its budget lasts: what confirms, else a choice
 * of the list. Runs in the page, which has to follow before it is pressed again.
 */
function man(terms: { readonly passes: readonly number[]; readonly seed: number }): void {
  const robot: Robot = { budget: 0, haste: -1, presses: 0, last: 0 }
  ;(globalThis as Manned).robot = robot
  let { seed } = terms
  const below = (limit: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return (seed >>> 8) % limit
  }
  const listed = (): HTMLElement[] => [
    ...document.querySelectorAll<HTMLElement>('.choices [data-choice]'),
  ]
  const sight = (): string => {
    const asked = document.querySelector('.decision')?.textContent ?? ''
    const isAsked = document.querySelector('.slots [data-part="confirm"]') !== null
    return `${asked} ${isAsked} ${listed().map(({ dataset }) => dataset['choice'])}`
  }
  const find = (): HTMLElement | null => {
    const slots = document.querySelector('.slots')
    const sum = document.querySelector('[data-part="sum"] [data-slot="a"]') // is read past
    const confirm = sum ?? slots?.querySelector('[data-part="confirm"]')
    if (confirm) return slots?.hasAttribute('data-deaf') ? null : (confirm as HTMLElement)
    const all = listed()
    const rank = ({ dataset }: HTMLElement): number => Number(dataset['choice'])
    const passing = all.filter((line) => terms.passes.includes(rank(line) >> 16))
    const acting = robot.haste < 0 ? all.filter((line) => !passing.includes(line)) : all
    const some = acting.length > 0 ? acting : all
    if (below(100) >= robot.haste) return some[below(some.length)] ?? null
    // What passes, or else ends what is being done: it stands last among the choices of a game.
    const [last] = all.toSorted((one, other) => rank(other) - rank(one))
    return passing[below(passing.length || 1)] ?? last ?? null
  }
  let before = ''
  const go = (): void => {
    const isStill = sight() === before && Date.now() - robot.last < 2000 // it has not followed yet
    const found = robot.budget > 0 && !isStill ? find() : null
    if (found) {
      before = sight()
      robot.budget--
      robot.presses++
      robot.last = Date.now()
      found.click()
    }
    setTimeout(go, 40)
  }
  go()
}

/** Has a player press so many times, and how hastily; without any, they pause. */
const give = (page: Page, budget: number, haste = -1): Promise<Robot> =>
  page.evaluate((orders) => Object.assign((globalThis as Manned).robot, orders), { budget, haste })

/** What the robot of a page has done. */
const robotOf = (page: Page): Promise<Robot> => page.evaluate(() => (globalThis as Manned).robot)

/** Puts a robot at the page of a player. */
async function manned(page: Page, { game, seed }: Scene): Promise<void> {
  const passes = game.verbs.flatMap(({ passes }, verb) => (passes ? [verb] : []))
  await page.evaluate(man, { passes, seed })
}

const isOver = (page: Page): Promise<boolean> => page.locator('[data-part="ended"]').isVisible()

/** What a page shows where nothing goes on. */
async function stateOf(page: Page): Promise<string> {
  const text = await page.locator('main').innerText({ timeout: 5000 })
  return `${page.url()}, ${(await isUnsent(page)) ? 'unsent' : 'sent'}: ${text.slice(0, 1500)}`
}

/** Presses what is offered to whom until the game is over, and lets everything happen meanwhile. */
async function playOut(scene: Scene, happenings: readonly Happening[]): Promise<number> {
  const { players } = scene
  const left = [...happenings]
  let total = 0
  let next = BETWEEN
  let since = Date.now()
  for (;;) {
    const haste = left.length > 0 ? -1 : scene.haste // nothing is left out by an early end
    const robots = await Promise.all(players.map((page) => give(page, BETWEEN, haste)))
    const presses = scene.before.presses + robots.reduce((sum, robot) => sum + robot.presses, 0)
    if (presses > total) since = Date.now()
    total = presses
    if (await isOver(players[0])) break
    if (total > MOST_PRESSES || Date.now() - since > PATIENCE) {
      const states = await Promise.all(players.map(stateOf))
      throw new Error(`no end after ${total} presses: ${states.join(' | ')}`)
    }
    if (total >= next && left.length > 0) {
      for (const page of players) await give(page, 0)
      const last = robots[0]!.last > robots[1]!.last ? 0 : 1
      for (const page of players) await saved(page, PATIENCE)
      await quiet(scene)
      if (await left[0]!(scene, last)) left.shift()
      next = total + BETWEEN
      since = Date.now()
    }
    await players[0].waitForTimeout(200)
  }
  expect(left.map(({ name }) => name)).toEqual([])
  return total
}

/** Waits until nothing comes any more by itself: the server holds passes back for a moment. */
async function quiet({ table, watcher }: Scene): Promise<void> {
  const version = async (): Promise<number> => (await told(watcher, table)).version
  for (let [last, now] = [-1, await version()]; now !== last; [last, now] = [now, await version()])
    await watcher.waitForTimeout(HELD)
}

/** Both say something, and read it. */
async function chat(scene: Scene): Promise<boolean> {
  const [anne, bruno] = scene.players
  const write = async (page: Page, label: string, button: string, text: string): Promise<void> => {
    await page.getByLabel(label).fill(text)
    await page.getByRole('button', { name: button, exact: true }).click()
  }
  await anne.getByRole('tab', { name: 'Chat' }).click()
  await write(anne, 'Write a line', 'Send', 'Good luck!')
  await bruno.locator('[data-part="open-chat"]').click()
  await expect.poll(() => bruno.locator('.chat-lines').innerText()).toContain('Good luck!')
  await write(bruno, 'Écrire une ligne', 'Envoyer', 'Merci, à vous aussi.')
  await expect.poll(() => anne.locator('.chat-lines').innerText()).toContain('à vous aussi')
  await anne.getByRole('tab', { name: 'Log' }).click()
  scene.before.presses += (await robotOf(bruno)).presses
  await bruno.reload()
  await ready(bruno)
  await bruno.locator('.decision').waitFor()
  await manned(bruno, scene)
  return true
}

/** Whoever chose last takes that back by themselves. */
async function undo({ table, players }: Scene, last: number): Promise<boolean> {
  const page = players[last]!
  const button = page.locator('.slots:not([data-deaf]) [data-part="undo"][aria-disabled="false"]')
  if ((await button.count()) === 0) return false
  const { takenBack } = await told(page, table)
  await button.click()
  const backs = async (): Promise<number> => (await told(page, table)).takenBack.length
  await expect.poll(backs).toBe(takenBack.length + 1)
  return true
}

/** Whoever chose last asks to take it back, dice and all; the other answers in the slot. */
function takeBack(answer: 'a' | 'c'): Happening {
  const isGranted = answer === 'a'
  const happening: Happening = async ({ table, players }, last) => {
    const [asks, answers] = [players[last]!, players[1 - last]!]
    const { log } = await told(asks, table)
    const own = log.findLastIndex(({ seat }) => seat === last)
    if (own < 1 || !log.slice(own).some(({ faces }) => faces.length > 0)) return false
    await askBack(asks)
    await readUntil(answers, '[data-part="asked"]')
    await settled(answers)
    await slot(answers, answer).click()
    await expect.poll(() => asks.locator('[data-part="asking"]').count()).toBe(0)
    const back = async () => (await told(asks, table)).takenBack.at(-1)
    if (isGranted) await expect.poll(back).toMatchObject({ count: log.length - own })
    else expect((await told(asks, table)).log.length).toBe(log.length)
    return true
  }
  return Object.defineProperty(happening, 'name', { value: isGranted ? 'granted' : 'refused' })
}

/** Has a player press until something comes of it; whether it does. */
async function pressUntil(page: Page, isDone: () => Promise<boolean>): Promise<boolean> {
  await give(page, BETWEEN)
  const from = Date.now()
  let done = await isDone()
  while (!done && Date.now() - from < PATIENCE / 4) {
    await page.waitForTimeout(50)
    done = await isDone()
  }
  await give(page, 0)
  return done
}

/** Every command was done once; only in Frontline the server lets windows go by beside them. */
function expectSteps({ id }: Game, steps: number, commands: number): void {
  if (id === 'frontline') expect(steps).toBeGreaterThanOrEqual(commands)
  else expect(steps).toBe(commands)
}

/** The answer to a command gets lost; it is done once all the same. */
async function lostAnswer({ game, table, players, cords }: Scene, last: number): Promise<boolean> {
  const [page, cord] = [players[last]!, cords[last]!]
  const before = await told(page, table)
  const [cuts, commands] = [cord.cuts(), cord.commands()]
  cord.cut()
  if (!(await pressUntil(page, async () => cord.cuts() > cuts))) return false
  await saved(page, PATIENCE)
  expectSteps(game, (await told(page, table)).version - before.version, cord.commands() - commands)
  return true
}

/** The server falls, something is chosen, and it comes back: what was chosen is not lost. */
async function restart({ game, table, players, cords }: Scene, last: number): Promise<boolean> {
  const [page, cord] = [players[last]!, cords[last]!]
  if ((await page.evaluate(look)).listed.length === 0) return false
  const before = await told(page, table)
  const commands = cord.commands()
  await house.kill()
  expect(await pressUntil(page, () => isUnsent(page))).toBe(true)
  await house.restart()
  for (const player of players) await saved(player, PATIENCE)
  const { version } = await told(page, table)
  expectSteps(game, version - before.version, cord.commands() - commands)
  expect(version).toBeGreaterThan(before.version)
  return true
}

/** Everybody is told the same end, and every die is the one promised. */
async function expectFair({ table, players, watcher }: Scene): Promise<number> {
  const pages = [...players, watcher]
  for (const page of pages) await page.locator('[data-part="ended"]').waitFor()
  const [first, ...others] = await Promise.all(pages.map(piles))
  expect(others).toEqual([first, first])
  const { log } = await told(watcher, table)
  const fallen = log.flatMap(({ faces }) => faces).length
  for (const page of pages) {
    await page.goto(`${house.address}/fair/${table}`)
    await page.locator('.fair-verdict.is-good').waitFor()
    const more = page.getByRole('button', { name: /^(?:Show|En montrer) \d+/ })
    while ((await more.count()) > 0) await more.click()
    expect(await page.locator('.fair-dice .is-equal').count()).toBe(fallen)
    expect(await page.locator('.fair-dice .is-not').count()).toBe(0)
  }
  return fallen
}

async function openScene(match: Match, way: Way, onSocket: (url: string) => void): Promise<Scene> {
  const { game, scenario, haste, seed } = match
  const storage = way === 'plain' ? { ...still, 'estafette.way': way } : still
  const name = `${game}, ${way}`
  const anne = await house.guest(`Anne (${name})`, { ...desk, storage })
  const bruno = await house.guest(`Bruno (${name})`, { ...phone, storage })
  const watcher = await house.guest(`Marc (${name})`, { ...desk, storage })
  const players = [anne, bruno] as const
  for (const page of [...players, watcher]) page.on('websocket', (socket) => onSocket(socket.url()))
  const table = await house.seat(anne, bruno, { game, scenario })
  const cords: Cord[] = []
  for (const page of players) cords.push(await (way === 'socket' ? socketCord : plainCord)(page))
  for (const page of [...players, watcher]) await sitDown(house, page, table)
  const before = { presses: 0 }
  const scene = { game: gameById(game)!, table, players, watcher, cords, seed, haste, before }
  for (const page of players) await manned(page, scene)
  return scene
}

/** Plays a game to its end with everything that may befall it, and holds the dice against it. */
async function finish(scene: Scene, what: string): Promise<void> {
  const begun = Date.now()
  const presses = await playOut(scene, [
    chat,
    undo,
    takeBack('c'),
    lostAnswer,
    takeBack('a'),
    restart,
  ])
  const { log } = await told(scene.watcher, scene.table)
  const dice = await expectFair(scene)
  const minutes = ((Date.now() - begun) / 60_000).toFixed(1)
  console.log(`${what}: ${presses} presses, ${log.length} choices, ${dice} dice, ${minutes} min`)
  house.forgive(CUT_OFF)
}

/** How the pages of a game reach the server. */
type Way = 'socket' | 'plain'

const celles: Match = { game: 'celles', scenario: 'historical', haste: 60, seed: 3 }

const matches: readonly (readonly [game: string, way: Way, match: Match])[] = [
  ['celles', 'socket', celles],
  ['frontline', 'socket', { game: 'frontline', scenario: 's19', haste: 85, seed: 5 }],
  ['celles', 'plain', celles],
  ['met', 'socket', { game: 'met', scenario: 'battle', haste: 90, seed: 7 }],
  ['arras', 'socket', { game: 'arras', scenario: 'historical', haste: 30, seed: 9 }],
]

const A_DAY = 2 // of them, other ones the next day; HANDS=all plays all

const played = matches.filter(
  (_, at) => process.env['HANDS'] === 'all' || (at + A_DAY * dayOf(seed)) % matches.length < A_DAY,
)

test.each(played)(
  '%s by %s: two people play a whole game, whatever befalls them',
  async (game, way, match) => {
    const sockets: string[] = []
    const scene = await openScene(match, way, (url) => sockets.push(url))
    await finish(scene, `${game} by ${way}`)
    expect(sockets.length > 0).toBe(way === 'socket')
  },
  LONGEST,
)
