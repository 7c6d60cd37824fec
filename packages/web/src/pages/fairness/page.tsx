import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { passedOver } from '@estafette/table'
import { placeOf } from '../../i18n/places.ts'
import { failureWords } from '@estafette/words/failures'
import { NoAnswer } from '../../online/no-server.tsx'
import type { Reply } from '../../online/http.ts'
import { copyLink } from '../../online/links.ts'
import { ButtonLink, IconButton } from '../../shell/button.tsx'
import { Icon } from '../../shell/icons.tsx'
import { Page } from '../../shell/page.tsx'
import type { Route } from '../../shell/route.ts'
import { language } from '../../store/settings.ts'
import { diceOf } from './dice.ts'
import { EveryDie } from './every-die.tsx'
import { Luck } from './luck.tsx'
import { findDice, type DiceProof, type KnownDice, type Proof } from './proof.ts'
import { namesOn, shownSides } from './sides.ts'
import { whoseDice } from './whose.ts'
import { fairWords } from './words.ts'
import './fairness.css'

/** The dice of one game: what was promised, who added to it, and whether every die fits. */
export function FairnessPage({ table: id }: { readonly table: string }) {
  const found = useSignal<Reply<DiceProof> | null>(null)
  useEffect(() => {
    void findDice(id).then((reply) => (found.value = reply))
  }, [id])
  const text = fairWords()
  const reply = found.value
  if (!reply) return <Page title={text.title} busy />
  if (!reply.ok) {
    return (
      <Page title={text.title}>
        <NoAnswer {...reply} />
      </Page>
    )
  }
  const { known, proof } = reply.value
  const back: Route = known.isLocal
    ? { page: proof ? 'after' : 'table', id }
    : { page: 'online', what: proof ? 'result' : 't', id }
  return (
    <Page title={text.title}>
      <div class="fair">
        <header class="fair-head line">
          <div>
            <h1>{text.title}</h1>
            <p class="note">
              {text.of(placeOf(known.game), known.id)}
              {proof && playersIn(proof) !== '' && `, ${playersIn(proof)}`}
            </p>
          </div>
          <ButtonLink size="small" to={back}>
            {proof ? text.toResult : text.toTable}
          </ButtonLink>
          <Verdict proof={proof} />
        </header>
        <Steps known={known} proof={proof} />
        {proof && <Lines proof={proof} />}
      </div>
    </Page>
  )
}

/** Who played which side against whom, '' where nobody has a name. */
function playersIn({ table }: Proof): string {
  return shownSides(table.game)
    .map(({ side, name }) => [namesOn(table, side), name] as const)
    .filter(([names]) => names !== '')
    .map(([names, side]) => `${names} (${side})`)
    .join(fairWords().against)
}

/** The verdict in words, with its shape. */
function Verdict({ proof }: { readonly proof: Proof | null }) {
  const text = fairWords()
  if (!proof) {
    return (
      <p class="fair-verdict line is-open" role="status">
        <Icon name="info" size={30} />
        <span>
          <b>{text.running}</b>
          {text.runningText}
        </span>
      </p>
    )
  }
  const { verified, took } = proof
  if (!verified.ok) {
    return (
      <p class="fair-verdict line is-bad" role="alert">
        <Icon name="warning" size={30} />
        <span>
          <b>{text.failed}</b>
          {text.failedText(failureWords(verified, language.value))}
        </span>
      </p>
    )
  }
  const seconds = (took / 1000).toLocaleString(language.value, { maximumFractionDigits: 2 })
  return (
    <p class="fair-verdict line is-good" role="status">
      <Icon name="shield" size={30} />
      <span>
        <b>{(proof.story?.die ? text.promised : text.promisedDraws)(verified.value.dice)}</b>
        {text.recomputed(seconds)}
      </span>
    </p>
  )
}

function Steps({ known, proof }: { readonly known: KnownDice; readonly proof: Proof | null }) {
  const text = fairWords()
  const isSound = proof?.verified.ok === true
  const hasAdded = known.contributors.some(({ contribution }) => contribution !== '')
  return (
    <ol class="fair-steps card">
      <li>
        <h2 class="line">
          <span>1</span> {text.before}
          {isSound && <Mark>{text.kept}</Mark>}
        </h2>
        <Digits name={text.sealed} digits={known.commitment} />
        <p>{known.isLocal ? text.sealLocal : text.sealText}</p>
        {proof && !known.wasSeen && <p data-part="not-seen">{text.notSeen}</p>}
      </li>
      <li>
        <h2 class="line">
          <span>2</span> {text.sat}
          {isSound && hasAdded && <Mark>{text.used}</Mark>}
        </h2>
        {hasAdded &&
          known.contributors.map(({ name, contribution, isOwn }, seat) => (
            <Digits
              key={seat}
              name={name || text.seat(seat + 1)}
              digits={contribution}
              note={contribution === '' ? text.noneAdded : isOwn ? text.yours : ''}
            />
          ))}
        <p>{known.isLocal ? text.satLocal : text.satText}</p>
      </li>
      <li>
        <h2 class="line">
          <span>3</span> {text.end}
          {isSound && <Mark>{text.opens}</Mark>}
        </h2>
        {proof?.table.seed ? (
          <Digits name={text.seed} digits={proof.table.seed} />
        ) : (
          <p class="fair-digits line">
            <b>{text.seed}</b> <span>{text.secret}</span>
          </p>
        )}
        <p>{text.endText}</p>
        {proof && isSound && <p data-part="passed">{passedText(proof)}</p>}
        {proof && isSound && !known.isLocal && <p data-part="saw">{sawText(known, proof)}</p>}
      </li>
    </ol>
  )
}

/** Dice that no choice used, and where. */
function passedText({ table }: Proof): string {
  const { passed, passedNone } = fairWords()
  const all = passedOver(table)
  if (all.length === 0) return passedNone
  const places = all.map(({ after }) => after.toLocaleString(language.value))
  const list = new Intl.ListFormat(language.value).format(places)
  return passed(
    all.reduce((sum, { dice }) => sum + dice, 0),
    list,
  )
}

/** Whether this is the game that this browser saw; another one is no proof at all. */
function sawText({ saw }: KnownDice, { table }: Proof): string {
  const { sawAll, sawPart, sawBack, sawNothing } = fairWords()
  if (!saw || saw.count === 0) return sawNothing
  if (!saw.isCompared) return sawBack
  return saw.count === table.entries.length ? sawAll(saw.count) : sawPart(saw.count)
}

function Mark({ children }: { readonly children: string }) {
  return (
    <small class="fair-mark line">
      <Icon name="check" size={16} /> {children}
    </small>
  )
}

/** Sixty-four digits, the middle of them left out of sight; all of them can be copied. */
function Digits(props: { readonly name: string; readonly digits: string; readonly note?: string }) {
  const { name, digits, note = '' } = props
  const text = fairWords()
  const groups = digits.slice(0, 16).match(/.{4}/g) ?? []
  return (
    <p class="fair-digits line">
      <b>{name}</b>
      {digits !== '' && (
        <code title={digits}>
          {groups.join(' ')} … {digits.slice(-4)}
        </code>
      )}
      {note !== '' && <small>{note}</small>}
      {digits !== '' && (
        <IconButton
          icon="copy"
          label={text.copy(name)}
          onClick={() =>
            void copyLink(digits, { copied: () => text.copied, yourself: () => text.copy(name) })
          }
        />
      )}
    </p>
  )
}

function Lines({ proof }: { readonly proof: Proof }) {
  const lines = useMemo(() => {
    const dice = diceOf(proof.table)
    const whose = whoseDice(proof.table, dice, proof.story)
    return dice.map((line, at) => ({ ...line, ...whose[at]! }))
  }, [proof])
  return (
    <div class="fair-grid">
      <EveryDie proof={proof} lines={lines} />
      <Luck proof={proof} lines={lines} />
    </div>
  )
}
