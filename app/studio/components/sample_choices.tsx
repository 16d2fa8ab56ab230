import { ImagePlus, Images } from 'lucide-react'
import { CreditOffer } from '~/shell/layouts/credit_offer'
import { Alert } from '~/shell/ui/alert'
import { Badge } from '~/shell/ui/badge'
import { Button } from '~/shell/ui/button'
import { Card } from '~/shell/ui/card'
import { ProgressBar } from '~/shell/ui/progress_bar'
import { STUDIO_TEXTS } from '../screen_texts'

const TEXTS = STUDIO_TEXTS.samples

/** Pictures that one press brings. */
const SAMPLES = 4

interface SampleChoicesProps {
  /** Whether the product carries text or graphics. */
  isTextGraphics: boolean
  loading: boolean
  /** What the last try came to, when it failed. */
  error: string | null
  imageCredits: number
  generateSampleImages: () => void
}

/** Where to begin with a product that has no pictures yet. */
export default function SampleChoices(props: SampleChoicesProps) {
  const { isTextGraphics, loading, error, imageCredits, generateSampleImages } = props
  const isShort = imageCredits < SAMPLES
  return (
    <Card>
      <div className="flex items-start gap-4">
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-primary-soft text-primary">
          <Images aria-hidden className="size-5" />
        </span>
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-2">
            <h2 className="text-base font-semibold">{TEXTS.title}</h2>
            {isTextGraphics && <Badge tone="warning">{TEXTS.notRecommended}</Badge>}
          </div>
          <p className="mt-1 text-muted">{TEXTS.text}</p>
          {isTextGraphics && <p className="mt-1 text-muted">{TEXTS.notRecommendedHint}</p>}
        </div>
      </div>
      {error && (
        <div className="mt-4">
          <Alert tone="danger">{error}</Alert>
        </div>
      )}
      {loading ? (
        <div className="mt-5" role="status">
          <ProgressBar label={TEXTS.loading} fraction={null} />
          <p className="mt-2 text-muted">{TEXTS.loading}</p>
        </div>
      ) : (
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button icon={ImagePlus} disabled={isShort} onClick={generateSampleImages}>
            {TEXTS.action}
          </Button>
          <p className="text-[13px] text-muted tabular-nums">
            {isShort ? STUDIO_TEXTS.panel.missing(SAMPLES, imageCredits) : TEXTS.cost(SAMPLES)}
          </p>
          {isShort && <CreditOffer kind="image" />}
        </div>
      )}
    </Card>
  )
}
