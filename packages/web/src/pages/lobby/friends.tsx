import type { MetPerson } from '@estafette/protocol'
import { useEffect } from 'preact/hooks'
import { befriend, invitee, learnPeople, met } from '../../online/friends.ts'
import { tellTrouble } from '../../online/tell.ts'
import { Button, IconButton } from '../../shell/button.tsx'
import { navigate } from '../../shell/navigation.ts'
import { friendsWords } from './friends-words.ts'
import { lobbyWords } from './words.ts'

const BETWEEN_LOOKS = 30_000 // milliseconds: who is online is asked for now and then
const SHOWN = 12 // players who are no friends

/** Friends with whether they are online, and those one has played with. */
export function Friends() {
  const text = friendsWords()
  useEffect(() => {
    void learnPeople()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void learnPeople()
    }, BETWEEN_LOOKS)
    return () => clearInterval(timer)
  }, [])
  const people = met.value ?? []
  if (people.length === 0) return null
  const friends = people.filter(({ friend }) => friend)
  const others = people.filter(({ friend }) => !friend).slice(0, SHOWN)
  return (
    <section aria-labelledby="friends-title">
      <h2 id="friends-title" class="line">
        {text.title} <span class="count">{friends.length}</span>
      </h2>
      {friends.length === 0 && <p class="note">{text.none}</p>}
      <ul class="lobby-offers">
        {friends.map((one) => (
          <li key={one.person} class="line">
            <Person one={one} />
            <Button
              size="small"
              aria-label={text.inviteName(one.name)}
              onClick={() => invite(one.person)}
            >
              {text.invite}
            </Button>
            <IconButton
              icon="close"
              label={text.remove(one.name)}
              onClick={() => void mark(one.person, false)}
            />
          </li>
        ))}
      </ul>
      {friends.length > 0 && <p class="note">{text.presence}</p>}
      {others.length > 0 && (
        <details class="lobby-met" open={friends.length === 0}>
          <summary>{text.met}</summary>
          <ul class="lobby-offers">
            {others.map((one) => (
              <li key={one.person} class="line">
                <Person one={one} />
                <Button
                  size="small"
                  aria-label={text.addName(one.name)}
                  onClick={() => void mark(one.person, true)}
                >
                  {text.add}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function Person({ one }: { readonly one: MetPerson }) {
  const text = friendsWords()
  const isHere = one.here === true
  return (
    <p>
      <b class="lobby-friend" data-here={isHere ? '' : undefined} data-friend={one.friend}>
        {one.name}
      </b>
      <small>
        {[isHere && text.here, lobbyWords().games(one.games)].filter(Boolean).join(', ')}
      </small>
    </p>
  )
}

async function mark(person: string, on: boolean): Promise<void> {
  tellTrouble(await befriend(person, on))
}

/** Lays out a table for somebody. */
function invite(person: string): void {
  invitee.value = person
  navigate({ page: 'online', what: 'host' })
}
