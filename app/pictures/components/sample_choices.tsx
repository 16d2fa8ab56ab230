import { ImagePlus, Images, type LucideIcon, Mountain } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePrice } from '~/work/components/use_price'
import { CreditOffer } from '~/ui/layouts/credit_offer'
import { Alert } from '~/ui/feedback/alert'
import { Badge } from '~/ui/feedback/badge'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/layouts/card'
import { ProgressBar } from '~/ui/feedback/progress_bar'
import { GENERATION_MESSAGES } from '../messages/en/screens'
import type { Samples } from './use_orders'

const MESSAGES = GENERATION_MESSAGES.samples

/** Pictures that one press brings. */
const SAMPLES = 4

interface SampleChoicesProps {
  /** Whether the product carries text or graphics. */
  isTextGraphics: boolean
  loading: Samples | null
  /** What the last try came to, when it failed. */
  error: string | null
  imageCredits: number
  generateSampleImages: () => void
  /** Missing where the engine or the product cannot. */
  generateSampleBackground?: () => void
}

/** The two ways to begin with a product that has no pictures yet. */
export default function SampleChoices(props: SampleChoicesProps) {
  const { isTextGraphics, loading, error, imageCredits } = props
  const { generateSampleImages, generateSampleBackground } = props
  const state = { isShort: imageCredits < SAMPLES, imageCredits, isBusy: loading !== null }
  return (
    <div className="flex flex-col gap-4">
      {error && (
        <Alert isAnswer tone="danger">
          {error}
        </Alert>
      )}
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
        {generateSampleBackground && (
          <Choice
            {...state}
            icon={Mountain}
            texts={MESSAGES.backgrounds}
            badges={
              <>
                <Badge tone="success">{MESSAGES.recommended}</Badge>
                <Badge tone="primary">{MESSAGES.startHere}</Badge>
              </>
            }
            isLoading={loading === 'backgrounds'}
            onChoose={generateSampleBackground}
          />
        )}
        <Choice
          {...state}
          icon={Images}
          texts={MESSAGES.images}
          badges={isTextGraphics && <Badge tone="warning">{MESSAGES.notRecommended}</Badge>}
          hint={isTextGraphics ? MESSAGES.notRecommendedHint : undefined}
          isLoading={loading === 'images'}
          onChoose={generateSampleImages}
        />
      </div>
    </div>
  )
}

interface ChoiceProps {
  icon: LucideIcon
  texts: { title: string; text: string; action: string }
  badges: ReactNode
  hint?: string
  isLoading: boolean
  /** Whether either is under way. */
  isBusy: boolean
  isShort: boolean
  imageCredits: number
  onChoose: () => void
}

function Choice(props: ChoiceProps) {
  const price = usePrice('generate', SAMPLES)
  const { icon: Icon, texts, badges, hint, isLoading, isBusy, isShort, onChoose } = props
  return (
    <Card className="flex flex-col">
      <div className="flex items-start gap-4">
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-primary-soft text-primary">
          <Icon aria-hidden className="size-5" />
        </span>
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-2">
            <h2 className="text-base font-semibold">{texts.title}</h2>
            {badges}
          </div>
          <p className="mt-1 text-muted">{texts.text}</p>
          {hint && <p className="mt-1 text-muted">{hint}</p>}
        </div>
      </div>
      {isLoading ? (
        <div className="mt-5" role="status">
          <ProgressBar label={MESSAGES.loading} fraction={null} />
          <p className="mt-2 text-muted">{MESSAGES.loading}</p>
        </div>
      ) : (
        <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 pt-5">
          <Button pays icon={ImagePlus} disabled={isShort || isBusy} onClick={onChoose}>
            {texts.action}
          </Button>
          <p className="text-fine text-muted tabular-nums">
            {isShort
              ? GENERATION_MESSAGES.panel.missing(SAMPLES, props.imageCredits)
              : price.say((credits) => MESSAGES.cost(SAMPLES, credits))}
          </p>
          {isShort && <CreditOffer kind="image" />}
        </div>
      )}
    </Card>
  )
}
