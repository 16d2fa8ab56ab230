import { Head } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import { useShared } from '~/ui/client/use_shared'
import { PageHeader } from '~/ui/layouts/page_header'
import type { OnboardingAnswers } from '../choices'
import { ONBOARDING_MESSAGES } from '../messages/en/common'
import { Questionnaire } from './questionnaire'

interface QuestionsProps {
  /** What was answered before, if anything. */
  answers: OnboardingAnswers | null
  /** Told when they were opened on purpose, and are answered or given up. */
  onClose?: () => void
}

/** The first page of a newcomer. Opened on purpose, it takes the focus from the button that is gone. */
export default function Questions({ answers, onClose }: QuestionsProps) {
  const content = useRef<HTMLDivElement>(null)
  const name = useShared().auth.user?.name.split(' ')[0] ?? ''
  const wasOpened = onClose !== undefined

  useEffect(() => {
    if (wasOpened) content.current?.focus()
  }, [wasOpened])

  return (
    <div ref={content} tabIndex={-1} className="mx-auto max-w-3xl outline-none">
      <Head title={ONBOARDING_MESSAGES.title} />
      <p className="mb-2 text-fine font-medium text-primary">
        {ONBOARDING_MESSAGES.progress}{' '}
        <span className="text-muted">· {ONBOARDING_MESSAGES.next}</span>
      </p>
      <PageHeader
        title={ONBOARDING_MESSAGES.heading(name)}
        description={ONBOARDING_MESSAGES.intro}
      />
      <Questionnaire answers={answers} onClose={onClose} />
    </div>
  )
}
