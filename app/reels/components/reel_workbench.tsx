import { Clapperboard, RotateCcw } from 'lucide-react'
import { useRef } from 'react'
import { REEL_LIMITS, REEL_SIZES } from '#engine/reel/reel'
import { useSpendable } from '~/ui/client/credits'
import { usePrice } from '~/work/components/use_price'
import { route } from '~/ui/client/routes'
import { showAdded } from '~/ui/client/show_top'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/layouts/card'
import { PendingFilmCard } from '~/films/components/pending_film'
import { useFilms } from '~/films/components/use_films'
import { bodyOf, type ReelDraft } from '../reel_draft'
import { REEL_MESSAGES } from '../messages/en/screens'
import { bedUrl } from './bed_url'
import { DraftPlayer } from './draft/draft_player'
import { BrandCard } from './form/brand_card'
import { ItemsCard } from './form/items_card'
import { LookCard } from './form/look_card'
import { SoundCard } from './form/sound_card'
import { WordsCard } from './form/words_card'
import type { ReelPageProps } from './reel_page_props'
import ReelResult from './reel_result'
import { type Reel, useReel } from './use_reel'

const MESSAGES = REEL_MESSAGES

/** Where a reel is put together: what it is made of on the left, how it will be on the right. */
export default function ReelWorkbench(props: ReelPageProps) {
  const { product } = props
  const reel = useReel(props)
  const { draft, warnings } = reel
  const { pending, result, error, send, clear } = useFilms(product.id, props.unfinished)
  const side = useRef<HTMLDivElement>(null)

  function order() {
    showAdded(side.current, () => {
      void send(route('reels.store', { product: product.id }), bodyOf(draft), product.name)
    })
  }

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_26rem]">
      <div ref={side} className="flex flex-col gap-4 lg:sticky lg:top-20 lg:order-last">
        {pending.map((film) => (
          <PendingFilmCard
            key={film.id ?? 'sent'}
            film={film}
            expectedSeconds={props.expected_seconds}
            title={MESSAGES.making}
          />
        ))}
        {result && <ReelResult film={result} productName={product.name} onClose={clear} />}
        {pending.length === 0 && !result && (
          <>
            <DraftCard reel={reel} productName={product.name} />
            <Order
              draft={draft}
              isReady={!reel.isWaiting && !warnings.some(isWrong)}
              error={error}
              onOrder={order}
            />
          </>
        )}
      </div>
      <Choices reel={reel} product={product} />
    </div>
  )
}

/** The reel as it will be, before it is made. */
function DraftCard({ reel, productName }: { reel: Reel; productName: string }) {
  const { draft, painters, isFailed } = reel
  const { width, height } = REEL_SIZES[draft.ratio]
  return (
    <Card className="[--draft-height:52dvh] lg:[--draft-height:clamp(15rem,100dvh-29rem,36rem)]">
      <DraftPlayer
        productName={productName}
        painter={painters[draft.template]}
        isFailed={isFailed}
        zone={draft.zone}
        sound={soundOf(draft)}
        shape={width / height}
      />
    </Card>
  )
}

/** Everything that is chosen for a reel. */
function Choices({ reel, product }: { reel: Reel; product: ReelPageProps['product'] }) {
  const { draft, change, warnings } = reel
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <ItemsCard
        product={product}
        items={draft.items}
        gone={reel.gone}
        sources={reel.sources}
        onSources={reel.addSources}
        isLost={reel.isLost}
        onRetry={reel.retry}
        warnings={warnings}
        onChange={(items) => change({ items })}
      />
      <LookCard draft={draft} painters={reel.painters} onChange={change} />
      <WordsCard
        draft={draft}
        missingSigns={warnings
          .flatMap((it) => (isWrong(it) && it.item === null ? it.signs : []))
          .join(' ')}
        onChange={change}
      />
      <BrandCard draft={draft} logo={reel.logo} onLogo={reel.setLogo} onChange={change} />
      <SoundCard draft={draft} sounds={reel.sounds} onSound={reel.addSound} onChange={change} />
      <div>
        <Button variant="ghost" size="sm" icon={RotateCcw} onClick={reel.startAgain}>
          {MESSAGES.startAgain}
        </Button>
      </div>
    </div>
  )
}

interface OrderProps {
  draft: ReelDraft
  /** Whether all that it needs has come, and can be drawn. */
  isReady: boolean
  error: string | null
  onOrder: () => void
}

/** What a reel costs, and the button that makes it. */
function Order({ draft, isReady, error, onOrder }: OrderProps) {
  const left = useSpendable('reel')
  const price = usePrice('reel')
  const { items, sound, soundId } = draft
  const isWhole =
    items.length >= REEL_LIMITS.fewestItems &&
    items.length <= REEL_LIMITS.mostItems &&
    isReady &&
    (sound !== 'own' || soundId !== null)
  return (
    <div className="flex flex-col gap-3">
      {error && (
        <Alert isAnswer tone="danger">
          {error}
        </Alert>
      )}
      {left < 1 && <Alert tone="warning">{MESSAGES.missing}</Alert>}
      <div>
        <Button
          pays
          size="lg"
          icon={Clapperboard}
          disabled={!isWhole || left < 1}
          onClick={onOrder}
          className="w-full"
        >
          {MESSAGES.submit}
        </Button>
        <p className="mt-2 text-center text-fine text-muted tabular-nums">{price.text}</p>
      </div>
    </div>
  )
}

function isWrong(warning: {
  kind: string
}): warning is { kind: 'missing_signs'; item: number | null; signs: string } {
  return warning.kind === 'missing_signs'
}

function soundOf({ sound, soundId, soundFrom }: ReelDraft) {
  if (sound === 'none') return null
  if (sound !== 'own') return { url: bedUrl(sound), from: 0 }
  return soundId === null ? null : { url: `/media/${soundId}`, from: soundFrom }
}
