import { spoken } from '../i18n/spoken.ts'
import { Button, ButtonLink } from '../shell/button.tsx'
import { Notice } from '../shell/notice.tsx'
import type { Trouble } from './http.ts'
import { troubleText } from './trouble-words.ts'

const words = spoken({
  en: {
    title: 'No play over the network here',
    text: 'These pages come without a game server. Everything else works: against the computer, or with two people at one screen, even without a network.',
    play: 'Play at one screen',
    unreached: 'The game server cannot be reached',
    again: 'Try again',
  },
  fr: {
    title: 'Ici, on ne joue pas en ligne',
    text: 'Ces pages sont servies sans serveur de jeu. Tout le reste marche : contre l’ordinateur, ou à deux sur un écran, même hors ligne.',
    play: 'Jouer sur un écran',
    unreached: 'Le serveur de jeu ne répond pas',
    again: 'Réessayer',
  },
})

/** Says why a page that needs a server stays empty, and what can be done instead. */
export function NoAnswer(props: { readonly trouble: Trouble; readonly reason?: string }) {
  const { trouble, reason = '' } = props
  return (
    <div class="column">
      <h1>{trouble === 'absent' ? words().title : words().unreached}</h1>
      {trouble === 'absent' ? (
        <p class="lead">{words().text}</p>
      ) : (
        <Notice kind="bad">{troubleText({ trouble, reason })}</Notice>
      )}
      <p class="row">
        {trouble !== 'absent' && (
          <Button icon="undo" data-part="again" onClick={() => location.reload()}>
            {words().again}
          </Button>
        )}
        <ButtonLink look="primary" to={{ page: 'choose', what: 'new' }}>
          {words().play}
        </ButtonLink>
      </p>
    </div>
  )
}
