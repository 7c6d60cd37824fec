import { describe, expect, test } from 'vitest'
import { ALLIED, GERMAN } from './data/codes.ts'
import { HEX_IDS } from './data/standard.ts'
import { refusal, scene, state, suffer, type ScriptedFight } from './testing.ts'

/** Hexes the retreats of a fight went through. */
const path = (fight: ScriptedFight) =>
  fight.events.flatMap((event) => (event.type === 'retreated' ? [HEX_IDS[event.to]] : []))
const types = (fight: ScriptedFight) => fight.events.map(({ type }) => type)

describe('the path', () => {
  const leignon = (...more: string[]) =>
    scene(4, 'Lehr-901@1604', '2Arm-a1@1704', '2Arm-b1@1705', ...more)

  test('CEL-11.1.1 CEL-11.1.9 CEL-11.1.17 TV-R5 from 1604 by 1504 and 1505 to 1506', () => {
    const s = leignon()
    expect(suffer(s, '2Arm-a1', { defender: 'R' }).choices).toEqual(['to 1504', 'to 1505'])
    const long = leignon()
    suffer(long, '2Arm-a1', { defender: 'R' }, ['to 1504'])
    expect(state(long, 'Lehr-901')).toBe('1506')
    const short = leignon()
    const fight = suffer(short, '2Arm-a1', { defender: 'R' }, ['to 1505'])
    expect(state(short, 'Lehr-901')).toBe('1506')
    expect(types(fight).filter((type) => type === 'retreated')).toHaveLength(2)
  })

  test('CEL-11.1.2 CEL-11.1.5 a step into ZOC, off its direction or off the map is refused', () => {
    const s = leignon()
    suffer(s, '2Arm-a1', { defender: 'R' })
    expect(refusal(s, 'to 1605')).toBe('retreat-zoc')
    expect(refusal(s, 'to 1704')).toBe('retreat-enemy')
    expect(refusal(s, 'to 1506')).toBe('retreat-not-adjacent')
    expect(refusal(s, 'halt')).toBe('not-now')
  })

  test.each([
    ['German', 'Lehr-recon', '2Arm-a1@1307', ['to 1309', 'to 1408']],
    ['US', '4Cav-4', 'Lehr-901@1309', ['to 1207', 'to 1307', 'to 1407']],
    ['British', '29Bde-3rtr', 'Lehr-901@1408', ['to 1207', 'to 1208']],
  ])('CEL-11.1.7 TV-20 a %s unit has its own directions', (_, unit, enemy, choices) => {
    const s = scene(4, `${unit}@1308`, enemy)
    expect(suffer(s, enemy.split('@')[0]!, { defender: 'R' }).choices).toEqual(choices)
  })

  test('CEL-11.1.7 another direction is refused while its own is open', () => {
    const s = scene(4, 'Lehr-recon@1308', '2Arm-a1@1307')
    suffer(s, '2Arm-a1', { defender: 'R' })
    expect(refusal(s, 'to 1208')).toBe('retreat-direction')
  })

  test('CEL-11.1.10 a retreat does not go back', () => {
    const s = scene(4, 'Lehr-recon@1308', '2Arm-a1@1307')
    suffer(s, '2Arm-a1', { defender: 'R' }, ['to 1309'])
    expect(refusal(s, 'to 1308')).toBe('retreat-passed')
  })

  test('CEL-11.1.3 TV-21 a German unit cannot retreat over the Meuse', () => {
    const around = ['0703', '0803', '0804', '0705', '0603']
    const units = ['2Arm-a1', '2Arm-a2', '2Arm-b1', '2Arm-b2', '2Arm-r']
    const s = scene(4, 'Lehr-901@0704', ...units.map((unit, i) => `${unit}@${around[i]!}`))
    const fight = suffer(s, '2Arm-a1', { defender: 'R' }, ['done'])
    expect(types(fight)).toContain('no-retreat')
    expect(state(s, 'Lehr-901')).toBe('off')
    expect(s.losses[GERMAN]).toBe(2)
  })

  test('CEL-11.1.3 TV-21 a British unit may retreat over the bridge of Dinant', () => {
    const s = scene(3, '29Bde-3rtr@0704', 'Lehr-901@0804')
    const fight = suffer(s, 'Lehr-901', { defender: 'R' })
    expect(fight.choices).toEqual(['to 0603', 'to 0604'])
    const away = scene(3, '29Bde-3rtr@0603', 'Lehr-901@0704')
    suffer(away, 'Lehr-901', { defender: 'R' })
    expect(refusal(away, 'to 0503')).toBe('meuse-bridge') // no bridge there
  })

  test('CEL-11.1.3 CEL-8.4 nobody retreats into the enemy Rear Area', () => {
    const s = scene(4, 'Lehr-recon@1801', '2Arm-a1@1902')
    suffer(s, '2Arm-a1', { defender: 'R' })
    expect(refusal(s, 'to 1800')).toBe('rear-area')
  })

  test('CEL-11.1.12 TV-59 infantry may retreat where it could not pay', () => {
    const s = scene(3, '84Inf-1-333@2313', 'Lehr-901@2314')
    expect(suffer(s, 'Lehr-901', { defender: 'R' }).choices).toContain('to 2312')
  })

  test('CEL-8.0.7 TV-22 R against Hotton: 3rd Armored is lost, the others retreat', () => {
    const s = scene(3, '3Arm-hotton@3306', '84Inf-1-334@3306', 'Lehr-901@3307')
    suffer(s, 'Lehr-901', { defender: 'R' }, ['to 3305', 'to 3304'])
    expect(state(s, '3Arm-hotton')).toBe('off')
    expect(state(s, '84Inf-1-334')).toBe('3304')
  })
})

describe('blind alleys', () => {
  const corner = () =>
    scene(4, '116Pz-60@0115', '2Arm-a1@0215:disrupted', '2Arm-a2@0216:disrupted', '2Arm-b1@0213')

  test('CEL-11.1.10 CEL-11.1.15 CEL-11.1.16 TV-52 0116 leads nowhere, 0114 through more ZOC than 0214', () => {
    const s = corner()
    const fight = suffer(s, '2Arm-a1', { defender: 'R' }, ['done'])
    expect(path(fight)).toEqual(['0214', '0315'])
    expect(state(s, '116Pz-60')).toBe('0315:disrupted')
    expect(s.losses[GERMAN]).toBe(0)
  })

  test('CEL-11.1.9 a way through fewer ZOC hexes comes before one whose next hex is free', () => {
    // TV-63: 2607 is free and leads on into ZOC only; by the SW the way is free to its end.
    const s = scene(
      2,
      '84Inf-1-334@2608',
      'Lehr-901@2709:disrupted',
      '2Pz-recon@2508:disrupted',
      'Lehr-902@2506',
      'Lehr-130@2710',
      '2Pz-gut@2807',
    )
    const fight = suffer(s, 'Lehr-901', { defender: 'R' })
    expect(path(fight)).toEqual(['2509', '2408'])
    expect(state(s, '84Inf-1-334')).toBe('2408')
  })
})

describe('ZOC on the way', () => {
  // Every hex around 1604 is occupied or watched, and so is every hex behind them.
  const ring = (unit: string, ...more: string[]) =>
    scene(
      4,
      `${unit}`,
      '2Arm-a1@1704',
      '2Arm-b1@1705',
      '4Cav-4@1404',
      '4Cav-24@1406',
      '2Arm-r@1607',
      '2Arm-b2@1502',
      ...more,
    )

  test('CEL-11.0.17 TV-17 1RD on a full unit: reduced, disrupted, lost in the first ZOC', () => {
    const s = ring('Lehr-901@1604')
    suffer(s, '2Arm-a1', { defender: '1RD' }, ['done'])
    expect(state(s, 'Lehr-901')).toBe('off')
    expect(s.losses[GERMAN]).toBe(2)
  })

  test('CEL-11.1.5 TV-18 disrupted in the first ZOC hex, eliminated in the second', () => {
    const s = ring('Lehr-recon@1604')
    const fight = suffer(s, '2Arm-a1', { defender: 'R' })
    expect(state(s, 'Lehr-recon')).toBe('1605:disrupted')
    expect(fight.choices).toEqual(['to 1606', 'to 1706'])
    const t = ring('Lehr-recon@1604')
    suffer(t, '2Arm-a1', { defender: 'R' }, ['to 1606', 'done'])
    expect(state(t, 'Lehr-recon')).toBe('off')
  })

  test('CEL-11.1.5 TV-19 a friendly unit in the hex cancels its ZOC', () => {
    const s = ring('Lehr-recon@1604', '2Pz-recon@1605')
    const fight = suffer(s, '2Arm-a1', { defender: 'R' }, ['to 1606'])
    expect(state(s, 'Lehr-recon')).toBe('1606:disrupted')
    expect(types(fight).filter((type) => type === 'eliminated')).toEqual([])
  })

  test('CEL-11.1.5 TV-49 a disrupted full unit: reduced in the first, eliminated in the second', () => {
    const s = ring('Lehr-901@1604:disrupted')
    suffer(s, '2Arm-a1', { defender: 'R' }, ['to 1706', 'done'])
    expect(state(s, 'Lehr-901')).toBe('off')
    const free = scene(4, 'Lehr-901@1604:disrupted', '2Arm-a1@1704', '2Arm-b1@1705', '4Cav-4@1404')
    suffer(free, '2Arm-a1', { defender: 'R' }, ['done'])
    expect(state(free, 'Lehr-901')).toBe('1606:reduced:disrupted')
  })
})

describe('stacks', () => {
  const pair = () =>
    scene(
      3,
      '84Inf-1-333@1308',
      '84Inf-2-333@1308',
      'Lehr-901@1309',
      'Lehr-902@1407',
      'Lehr-130@1208',
    )

  test('CEL-11.1.6 CEL-11.1.13 TV-50 as a stack one dies and one ends disrupted', () => {
    const s = pair()
    const fight = suffer(s, 'Lehr-901', { defender: 'RD' })
    expect(fight.choices).toEqual([
      'retreat 84Inf-1-333',
      'retreat 84Inf-2-333',
      'retreat-stack 1308',
    ])
    const t = pair()
    const answers = ['retreat-stack 1308', 'to 1307', 'lose 84Inf-1-333', 'to 1306', 'done']
    suffer(t, 'Lehr-901', { defender: 'RD' }, answers)
    expect(state(t, '84Inf-1-333')).toBe('off')
    expect(state(t, '84Inf-2-333')).toBe('1306:disrupted')
    expect(t.losses[ALLIED]).toBe(1)
  })

  test('CEL-11.1.13 TV-50 singly both die', () => {
    const s = pair()
    const answers = ['retreat 84Inf-2-333', 'to 1307', 'to 1207', 'done']
    suffer(s, 'Lehr-901', { defender: 'RD' }, answers)
    expect([state(s, '84Inf-1-333'), state(s, '84Inf-2-333')]).toEqual(['off', 'off'])
  })

  test('CEL-11.1.6 undisrupted units of a stack suffer each for itself', () => {
    const s = pair()
    suffer(s, 'Lehr-901', { defender: 'R' }, ['retreat-stack 1308', 'to 1307', 'to 1306'])
    expect([state(s, '84Inf-1-333'), state(s, '84Inf-2-333')]).toEqual([
      '1306:disrupted',
      '1306:disrupted',
    ])
  })

  test('CEL-11.1.6 only a unit of the stack can be the one that dies', () => {
    const s = pair()
    suffer(s, 'Lehr-901', { defender: 'RD' }, ['retreat-stack 1308', 'to 1307'])
    expect(refusal(s, 'lose 84Inf-1-334')).toBe('not-in-stack')
  })

  test('CEL-11.1.13 two nationalities are no stack', () => {
    const s = scene(3, '84Inf-1-333@1308', '29Bde-3rtr@1308', 'Lehr-901@1309')
    const fight = suffer(s, 'Lehr-901', { defender: 'R' })
    expect(fight.choices).toEqual(['retreat 29Bde-3rtr', 'retreat 84Inf-1-333'])
    expect(refusal(s, 'retreat-stack 1308')).toBe('no-stack')
  })

  test('CEL-11.1.13 who has retreated does not go again, who was not attacked not at all', () => {
    const s = scene(
      3,
      '84Inf-1-333@1308',
      '84Inf-2-333@1308',
      '84Inf-3-333@1209',
      '84Inf-1-334@1100',
      'Lehr-901@1309',
    )
    suffer(s, 'Lehr-901', { defender: 'R' }, ['retreat 84Inf-1-333', 'to 1307', 'to 1306'])
    expect(refusal(s, 'retreat 84Inf-1-333')).toBe('retreated-already')
    expect(refusal(s, 'retreat 84Inf-1-334')).toBe('retreat-not-involved')
    expect(refusal(s, 'retreat Lehr-901')).toBe('retreat-not-yours')
  })
})

describe('room at the end', () => {
  const crowd = () => scene(4, 'Lehr-901@1604', 'Lehr-902@1506', '2Arm-a1@1704', '2Arm-b1@1705')

  test('CEL-11.1.8 TV-51 where the end is full the unit may go on, or stop and lose the excess', () => {
    const s = crowd()
    const fight = suffer(s, '2Arm-a1', { defender: 'R' }, ['to 1505'])
    expect(fight.step).toBe('retreat-continue')
    expect(fight.choices).toEqual(['to 1507', 'to 1606', 'halt'])
    expect(state(s, 'Lehr-901')).toBe('1506')
    expect(refusal(s, 'to 1605')).toBe('retreat-near-start')
    expect(refusal(s, 'to 1505')).toBe('retreat-passed')
  })

  test('CEL-11.1.8 TV-51 going on it ends where there is room', () => {
    const s = crowd()
    suffer(s, '2Arm-a1', { defender: 'R' }, ['to 1505', 'to 1507', 'done'])
    expect([state(s, 'Lehr-901'), state(s, 'Lehr-902')]).toEqual(['1507', '1506'])
  })

  test('CEL-11.1.8 CEL-10.0.3 TV-51 stopping costs two of the four steps, by choice', () => {
    const s = crowd()
    const answers = ['to 1505', 'halt', 'lose Lehr-902', 'lose Lehr-901', 'done']
    suffer(s, '2Arm-a1', { defender: 'R' }, answers)
    expect([state(s, 'Lehr-901'), state(s, 'Lehr-902')]).toEqual(['1506:reduced', '1506:reduced'])
    expect(s.losses[GERMAN]).toBe(2)
  })

  test('CEL-11.1.8 room is weighed after ZOC and direction, and only for the step that ends', () => {
    const s = scene(4, 'Lehr-901@1308', 'Lehr-902@1309', '116Pz-60@1310', '2Arm-a1@1307')
    expect(suffer(s, '2Arm-a1', { defender: 'R' }).choices).toEqual(['to 1309', 'to 1408'])
    const t = scene(4, 'Lehr-901@1308', 'Lehr-902@1309', '116Pz-60@1310', '2Arm-a1@1307')
    suffer(t, '2Arm-a1', { defender: 'R' }, ['to 1309'])
    expect(state(t, 'Lehr-901')).toBe('1409') // 1310 is full, 1409 has room
  })

  test('CEL-11.1.8 a full hex is refused while one with room is equal', () => {
    const s = scene(3, '4Cav-4@1308', '2Arm-a1@1306', 'Lehr-901@1309')
    const fight = suffer(s, 'Lehr-901', { defender: 'R' }, ['to 1307'])
    expect(fight.choices).toEqual(['to 1206', 'to 1406'])
    expect(refusal(s, 'to 1306')).toBe('retreat-room')
  })
})

describe('attackers', () => {
  test('CEL-11.0.23 CEL-11.1.11 all attackers retreat, without flipping', () => {
    const s = scene(3, 'Lehr-901@1605', 'Lehr-recon@1505:used', '2Arm-a1@1604')
    const answers = ['retreat Lehr-recon', 'to 1506', 'to 1507', 'to 1606', 'to 1607']
    suffer(s, 'Lehr-901', { attacker: 'R' }, answers, ['Lehr-recon'])
    expect(state(s, 'Lehr-recon')).toBe('1507:used')
    expect(state(s, 'Lehr-901')).toBe('1607')
  })
})
