import { router } from '@inertiajs/react'
import {
  Gem,
  type LucideIcon,
  PawPrint,
  Shapes,
  Shirt,
  Sofa,
  SprayCan,
  UtensilsCrossed,
} from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { route } from '~/ui/client/routes'
import { useDraft } from '~/ui/client/use_draft'
import { useForm } from '~/ui/client/use_form'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/layouts/card'
import { CheckboxCards } from '~/ui/forms/checkbox_cards'
import { Field } from '~/ui/forms/field'
import { Input } from '~/ui/forms/input'
import { RadioCards } from '~/ui/forms/radio_cards'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import {
  INDUSTRIES,
  type Industry,
  MAX_OTHER_INDUSTRY_LENGTH,
  type OnboardingAnswers,
  USE_REASONS,
} from '../choices'
import { INDUSTRY_NAMES, ONBOARDING_MESSAGES, REASON_NAMES } from '../messages/en/common'

const MESSAGES = ONBOARDING_MESSAGES

const ICONS: Record<Industry, LucideIcon> = {
  fashion: Shirt,
  cosmetic: SprayCan,
  furniture: Sofa,
  jewelry: Gem,
  pets: PawPrint,
  groceries: UtensilsCrossed,
  other: Shapes,
}

const INDUSTRY_OPTIONS = INDUSTRIES.map((value) => {
  const Icon = ICONS[value]
  return {
    value,
    label: INDUSTRY_NAMES[value],
    figure: <Icon aria-hidden className="mt-1 size-5 text-muted" />,
  }
})

const REASON_OPTIONS = USE_REASONS.map((value) => ({ value, label: REASON_NAMES[value] }))

interface QuestionnaireProps {
  /** What was answered before, if anything. */
  answers: OnboardingAnswers | null
  /** Told when it was opened on purpose, and is answered or given up. */
  onClose?: () => void
}

/** What a merchant sells and wants pictures for. Answers that were not sent yet survive a reload. */
export function Questionnaire(props: QuestionnaireProps) {
  const { data, errors, answer, isSending, isSkipping, submit, skip } = useAnswers(props)
  const isUnnamed = data.industry === 'other' && data.other_industry.trim() === ''

  return (
    <Card>
      <form onSubmit={submit} noValidate className="flex flex-col gap-7">
        <RadioCards
          label={MESSAGES.industry}
          options={INDUSTRY_OPTIONS}
          value={data.industry}
          onChange={(industry) => answer({ industry })}
          error={errors.industry}
          columns={4}
        />
        {data.industry === 'other' && (
          <Field label={MESSAGES.otherIndustry} error={errors.other_industry} required>
            <Input
              name="other_industry"
              maxLength={MAX_OTHER_INDUSTRY_LENGTH}
              placeholder={MESSAGES.otherPlaceholder}
              value={data.other_industry}
              onChange={({ currentTarget }) => answer({ other_industry: currentTarget.value })}
            />
          </Field>
        )}
        <CheckboxCards
          label={MESSAGES.reasons}
          hint={MESSAGES.reasonsHint}
          options={REASON_OPTIONS}
          values={data.use_reasons}
          onChange={(reasons) => answer({ use_reasons: reasons })}
          error={errors.use_reasons}
        />
        <div className="flex flex-wrap items-center gap-2">
          <Button
            type="submit"
            disabled={isUnnamed || isSkipping}
            loading={isSending}
            loadingLabel={MESSAGES.submitting}
          >
            {MESSAGES.submit}
          </Button>
          <Button
            variant="ghost"
            onClick={skip}
            disabled={isSending}
            loading={isSkipping}
            loadingLabel={MESSAGES.skipping}
          >
            {props.onClose ? MESSAGES.cancel : MESSAGES.skip}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** The answers while they are given, and what sends them or leaves them out. */
function useAnswers({ answers, onClose }: QuestionnaireProps) {
  const { start, keep, forget } = useDraft('onboarding', () => ({
    industry: answers?.industry ?? null,
    other_industry: answers?.other_industry ?? '',
    use_reasons: answers?.use_reasons ?? [],
  }))
  const form = useForm(start)
  const [isSkipping, setIsSkipping] = useState(false)
  const focusFirstInvalid = useFocusFirstInvalid()
  const { data, errors } = form

  function answer(change: Partial<typeof data>) {
    const next = { ...data, ...change }
    form.setData(next)
    form.clearErrors(...(Object.keys(change) as (keyof typeof data)[]))
    keep(next)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    form.post(route('onboarding.store'), {
      onSuccess: () => {
        forget()
        onClose?.()
      },
      onError: (refused) => {
        console.error('The answers were refused', refused)
        focusFirstInvalid(element)
      },
    })
  }

  function skip() {
    if (onClose) return onClose()
    router.post(
      route('onboarding.skip'),
      {},
      { onStart: () => setIsSkipping(true), onFinish: () => setIsSkipping(false) }
    )
  }

  return { data, errors, answer, isSending: form.processing, isSkipping, submit, skip }
}
