import { useEffect, useState } from 'react'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/layouts/card'
import { ElapsedTime } from '~/ui/text/elapsed_time'
import { ProgressBar } from '~/ui/feedback/progress_bar'
import { CREATE_MESSAGES } from '../messages/en/create'
import type { UnfinishedTraining } from '../transformers/training_data'
import { useTraining } from './use_training'

const MESSAGES = CREATE_MESSAGES.training
const MESSAGE_MS = 3_000

interface TrainingCardProps {
  training: UnfinishedTraining
  expectedSeconds: number | null
  onCompleted: (modelId: number) => void
  onFailed: (reason: string | null) => void
}

/** A training under way. */
export default function TrainingCard({
  training,
  expectedSeconds,
  onCompleted,
  onFailed,
}: TrainingCardProps) {
  const { progress, step, isLost, resume } = useTraining(training.request_id, training, {
    onCompleted,
    onFailed,
  })
  const { method, name } = training
  const title = method === 'references' ? MESSAGES.preparing(name) : MESSAGES.title(name)
  if (isLost) return <LostTraining title={title} onResume={resume} />
  return (
    <Card>
      <h2 className="text-base font-semibold wrap-break-word">{title}</h2>
      <div className="mt-4">
        <ProgressBar label={title} fraction={progress > 0 ? progress : null} />
      </div>
      <div className="mt-3 flex flex-wrap justify-between gap-x-4 gap-y-1">
        <p aria-live="polite">
          <RotatingMessage />
        </p>
        <p className="text-muted">
          {step !== null && `${step} · `}
          <ElapsedTime since={training.created_at} />
        </p>
      </div>
      <p className="mt-4 text-muted">
        {expectedSeconds === null
          ? `${MESSAGES.note}.`
          : MESSAGES.usually(Math.ceil(expectedSeconds))}{' '}
        {MESSAGES.leave}
      </p>
    </Card>
  )
}

function LostTraining({ title, onResume }: { title: string; onResume: () => void }) {
  return (
    <Card className="flex flex-col items-start gap-4">
      <h2 className="text-base font-semibold wrap-break-word">{title}</h2>
      <Alert tone="danger" title={MESSAGES.failed}>
        {MESSAGES.lost}
      </Alert>
      <Button onClick={onResume}>{MESSAGES.resume}</Button>
    </Card>
  )
}

function RotatingMessage() {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setIndex((at) => at + 1), MESSAGE_MS)
    return () => clearInterval(timer)
  }, [])
  return MESSAGES.messages[index % MESSAGES.messages.length]
}
