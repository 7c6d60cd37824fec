import type { CallOf } from '@estafette/protocol'
import { describe, expect, test } from 'vitest'
import { done, resign, seated, setUp, standing, step, TABLE, take } from '../../test/table-line.ts'

describe('a line', () => {
  test('opens a table and follows its steps, each once', () => {
    const { line, tell } = seated()
    expect(line.link.value.state).toBe('open')
    tell({ told: 'steps', table: TABLE, steps: [step(6, 'turn 2')] })
    tell({ told: 'steps', table: TABLE, steps: [step(6, 'turn 3'), step(7)] })
    expect(line.standing.value).toMatchObject({ version: 7, view: 'view seat-1\nturn 2' })
  })

  test('asks again from the version it has where a step is missing', () => {
    const { line, tell, opened } = seated()
    tell({ told: 'steps', table: TABLE, steps: [step(8)] })
    expect(line.standing.value?.version).toBe(5)
    expect(opened.at(-1)?.version).toBe(5)
  })

  test('sends a command once, and forgets it when it is done', async () => {
    const { line, tell, commands } = seated()
    const answer = line.command(take, standing.view!)
    expect(commands()).toMatchObject([{ version: 5, command: take }])
    expect(line.outbox.value).toHaveLength(1)
    tell(done(commands()[0]!.id, 6))
    expect(await answer).toEqual({ how: 'done' })
    expect(line.outbox.value).toEqual([])
    expect(line.standing.value?.version).toBe(6)
  })

  test('sends one command after another, each for the version after the last', () => {
    const { line, tell, commands } = seated()
    line.leave(take, standing.view!)
    line.leave(take, 'the next question')
    expect(commands()).toHaveLength(1)
    tell(done(commands()[0]!.id, 6))
    expect(commands()).toMatchObject([{ version: 5 }, { version: 6 }])
  })

  test('sends what was not answered again after a break, with the same id and version', () => {
    const page = seated()
    page.line.leave(take, standing.view!)
    page.lose()
    expect(page.line.link.value.state).toBe('waiting')
    page.clock.turn(1000)
    page.greet({ ...standing, version: 6, view: 'view seat-1\nturn 2' })
    const [first, again] = page.commands()
    expect(again).toEqual(first)
    page.tell(done(first!.id, 6))
    expect(page.line.outbox.value).toEqual([])
    expect(page.line.news.value).toBeNull()
  })

  test('keeps commands over a reload and sends them with the same id', () => {
    const first = seated()
    first.lose()
    first.line.leave(take, standing.view!)
    first.line.leave(take, 'the next question')
    first.line.close()
    const again = setUp({ shelf: first.tools.shelf })
    again.greet()
    expect(again.commands()).toEqual([]) // not before the game is known
    again.know(again.line)
    expect(again.commands()).toMatchObject([{ id: first.line.outbox.value[0]!.id, version: 5 }])
    again.tell(done(again.commands()[0]!.id, 6))
    again.tell(done(again.commands()[1]!.id, 7))
    expect(again.line.outbox.value).toEqual([])
    again.line.close()
    const third = setUp({ shelf: first.tools.shelf })
    expect(third.line.outbox.value).toEqual([])
  })

  test.each([1, -1])('sends nobody what was given on another seat: to viewer %i', (viewer) => {
    const first = seated()
    first.lose()
    first.line.leave(resign, '')
    first.line.leave(take, standing.view!)
    first.line.close()
    const again = setUp({ shelf: first.tools.shelf })
    again.greet({ ...standing, viewer })
    expect(again.line.outbox.value).toEqual([])
    expect(again.line.news.value).toMatchObject({
      answer: { how: 'refused', reason: 'another-seat' },
      command: resign,
    })
    again.know(again.line)
    expect(again.commands()).toEqual([])
    expect(setUp({ shelf: first.tools.shelf }).line.outbox.value).toEqual([])
  })

  test('gives a command up that is not for this person, and stays at the table', async () => {
    const { line, tell, commands } = seated()
    const answer = line.command(take, standing.view!)
    tell({ told: 'unknown', table: TABLE, id: commands()[0]!.id })
    expect(await answer).toMatchObject({ how: 'refused', reason: 'unknown' })
    expect(line.link.value.state).toBe('open')
    expect(line.outbox.value).toEqual([])
  })

  test('sends a command again for the new version where the same is asked', () => {
    const { line, tell, commands } = seated()
    line.leave(take, standing.view!)
    line.leave(take, 'the next question')
    const [{ id } = { id: '' }] = commands()
    tell({ told: 'stale', id, table: TABLE, version: 6, steps: [step(6)] })
    expect(commands()).toMatchObject([
      { id, version: 5 },
      { id, version: 6 },
    ])
    tell(done(id, 7))
    expect(commands().at(-1)).toMatchObject({ version: 7 })
  })

  test('gives a command up with all after it where something else is asked, and says so', () => {
    const { line, tell, commands } = seated()
    line.leave(take, standing.view!)
    line.leave(take, 'the next question')
    const [{ id } = { id: '' }] = commands()
    tell({ told: 'stale', id, table: TABLE, version: 6, steps: [step(6, 'turn 9')] })
    expect(commands()).toHaveLength(1)
    expect(line.outbox.value).toEqual([])
    expect(line.news.value).toMatchObject({ answer: { how: 'stale' }, command: take })
    expect(line.standing.value?.view).toBe('view seat-1\nturn 9')
  })

  test('takes the whole table where too much was missed, and then decides', () => {
    const { line, tell, commands, opened } = seated()
    line.leave(resign, '')
    const [{ id } = { id: '' }] = commands()
    tell({ told: 'stale', id, table: TABLE, version: 900, steps: null })
    expect(opened.at(-1)?.version).toBeUndefined()
    tell({ told: 'table', standing: { ...standing, version: 900 } })
    expect(commands().at(-1)).toMatchObject({ id, version: 900 })
  })

  test('hands a refusal to whoever waits for it, and else keeps it as news', async () => {
    const { line, tell, commands } = seated()
    const refused = { told: 'refused', table: TABLE, verdict: 4, reason: 'x', rule: 'R', args: {} }
    const answer = line.command(take, standing.view!)
    tell({ ...refused, id: commands()[0]!.id })
    expect(await answer).toMatchObject({ how: 'refused', verdict: 4 })
    expect(line.news.value).toBeNull()
    line.leave(take, standing.view!)
    tell({ ...refused, id: commands()[1]!.id })
    expect(line.news.value).toMatchObject({ answer: { how: 'refused', reason: 'x' } })
  })

  test('hears where the same people play once more', () => {
    const { line, tell } = seated()
    tell({ told: 'rematch', table: TABLE, next: '5a2d' })
    expect(line.standing.value?.next).toBe('5a2d')
  })

  test('takes back a command that has not left, and none that has', () => {
    const page = seated()
    page.line.leave(take, standing.view!)
    expect(page.line.retract()).toBe(false)
    page.line.leave(take, 'the next question')
    expect(page.line.retract()).toBe(true)
    expect(page.line.outbox.value).toHaveLength(1)
  })

  test('waits when the server has too much to do, and sends the same again', () => {
    const { line, tell, commands, clock } = seated()
    line.leave(take, standing.view!)
    tell({ told: 'busy', id: commands()[0]!.id, after: 2000 })
    clock.turn(1900)
    expect(commands()).toHaveLength(1)
    clock.turn(200)
    expect(commands()[1]).toEqual(commands()[0])
  })
})

describe('a message that was not understood', () => {
  const bad = { told: 'bad', reason: 'version 2 is spoken here' }

  test('ends the line before the table was told: the page is too old', () => {
    const page = setUp()
    page.stand()
    page.tell(bad)
    expect(page.line.link.value.state).toBe('outdated')
  })

  test('ends the line where nothing of the page waits for an answer', () => {
    const page = seated()
    page.tell(bad)
    expect(page.line.link.value.state).toBe('outdated')
  })

  test('takes a command with it rather than the table, also after a reload', () => {
    const page = seated()
    page.line.leave(take, standing.view!)
    page.tell(bad)
    expect(page.line.link.value.state).toBe('open')
    expect(page.line.news.value).toMatchObject({ answer: { how: 'refused', reason: 'bad' } })
    expect(setUp({ shelf: page.tools.shelf }).line.outbox.value).toEqual([])
  })
})

describe('talk', () => {
  const said = (number: number, text: string, id: string | null = null) => ({
    told: 'said',
    table: TABLE,
    id,
    lines: [{ number, room: 'players', name: 'Anne', seat: 0, text, time: 0 }],
  })

  test('is shown once and in order, however often it is told', () => {
    const { line, tell } = seated()
    tell(said(2, 'b'))
    tell(said(1, 'a'))
    tell(said(2, 'b'))
    expect(line.talk.said.value.map(({ text }) => text)).toEqual(['a', 'b'])
  })

  test('that was not answered is sent again after a break, with the same id', () => {
    const page = seated()
    page.line.talk.say('players', 'Bonne chance')
    expect(page.line.talk.unsaid.value).toEqual(['Bonne chance'])
    page.lose()
    page.clock.turn(1000)
    page.greet()
    const lines = page.calls.filter(({ call }) => call === 'say')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toEqual(lines[0])
    page.tell(said(1, 'Bonne chance', (lines[0] as CallOf<'say'>).id))
    expect(page.line.talk.unsaid.value).toEqual([])
  })

  test('is sent as a server takes it, and not at all where nothing of it shows', () => {
    const { line, calls } = seated()
    line.talk.say('players', ' \u200b\u0007')
    line.talk.say('players', 'Bonne\u0000 chance\ud83c ')
    line.talk.keepNote('Ménin\u001b\n')
    expect(calls.map((call) => ('text' in call ? call.text : ''))).toEqual([
      'Bonne chance',
      'Ménin\n',
    ])
  })

  test('that a server does not understand is given up, and the line goes on', () => {
    const page = seated()
    page.line.talk.keepNote('Ménin')
    page.line.talk.say('players', 'Bonne chance')
    page.tell({ told: 'bad', reason: 'not as agreed: text' })
    expect(page.line.link.value.state).toBe('open')
    expect(page.line.talk.unsaid.value).toEqual([])
    page.lose()
    page.clock.turn(1000)
    page.greet()
    expect(page.calls.filter(({ call }) => call === 'say' || call === 'note')).toHaveLength(2)
  })

  test('whose id was used before is given up', () => {
    const { line, tell, calls } = seated()
    line.talk.say('players', 'Bonne chance')
    tell({ told: 'reused', id: (calls[0] as CallOf<'say'>).id, table: TABLE })
    expect(line.talk.unsaid.value).toEqual([])
  })

  test('positions of the past that were asked for are not waited for when the line breaks', async () => {
    const page = seated()
    const [one, other] = [page.line.talk.past(0, 2), page.line.talk.past(2, 2)]
    page.tell({ told: 'past', table: TABLE, from: 0, views: ['a', 'b'] })
    page.lose()
    expect(await one).toEqual(['a', 'b'])
    expect(await other).toBeNull()
  })
})
