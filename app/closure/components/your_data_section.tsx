import { router, usePoll } from '@inertiajs/react'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatDate, formatNumber } from '~/i18n/format'
import { confirmFirst } from '~/accounts/client/confirm_first'
import { route } from '~/ui/client/routes'
import { saveFile } from '~/ui/client/save_file'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { FormSection } from '~/ui/forms/form_section'
import { ProgressBar } from '~/ui/feedback/progress_bar'
import { PROFILE_MESSAGES } from '~/accounts/messages/en/profile'
import { useSecondFactor } from '~/accounts/components/use_second_factor'
import type { DataExportData } from '../transformers/data_export_data'

const MESSAGES = PROFILE_MESSAGES.data
const POLL_MS = 2_000

interface YourDataSectionProps {
  hasPassword: boolean
  dataExport: DataExportData | null
}

/** A copy of all of one's data: asked for, under way, there. */
export function YourDataSection({ hasPassword, dataExport }: YourDataSectionProps) {
  const asksSecondFactor = useSecondFactor()
  const [requesting, setRequesting] = useState(false)
  const isUnderWay = dataExport?.state === 'queued' || dataExport?.state === 'running'
  const { start, stop } = usePoll(POLL_MS, { only: ['data_export'] }, { autoStart: false })

  useEffect(() => {
    if (!isUnderWay) return
    start()
    return stop
    // The functions are new in every render; what they do is not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isUnderWay])

  function request() {
    router.post(
      route('data-exports.store'),
      {},
      {
        preserveScroll: true,
        onStart: () => setRequesting(true),
        onFinish: () => setRequesting(false),
      }
    )
  }

  /** A browser that is sent elsewhere would save that page as the file. */
  async function download(id: string) {
    const asked = {
      confirm_with: hasPassword ? 'password' : 'mail',
      two_factor: asksSecondFactor,
    } as const
    if (await confirmFirst(asked)) await saveFile(route('data-exports.show', { id }))
  }

  return (
    <FormSection id="your-data" title={MESSAGES.title} description={MESSAGES.description}>
      <div className="flex flex-col gap-4">
        <p className="max-w-prose text-muted">{MESSAGES.text}</p>
        {dataExport?.state === 'failed' && <Alert tone="danger">{MESSAGES.failed}</Alert>}
        {isUnderWay ? (
          <div role="status" className="flex max-w-md flex-col gap-2">
            <ProgressBar label={MESSAGES.progress} fraction={dataExport.progress || null} />
            <p className="text-muted">{MESSAGES.running}</p>
          </div>
        ) : dataExport?.state === 'ready' ? (
          <>
            <p role="status">
              {MESSAGES.ready(sizeText(dataExport.bytes ?? 0))}{' '}
              {dataExport.expires_at && <TimeLeft until={dataExport.expires_at} />}
            </p>
            <div className="flex flex-wrap gap-2">
              <Button icon={Download} onClick={() => void download(dataExport.id)}>
                {MESSAGES.download}
              </Button>
              <Button variant="secondary" loading={requesting} onClick={request}>
                {MESSAGES.again}
              </Button>
            </div>
          </>
        ) : (
          <div>
            <Button variant="secondary" loading={requesting} onClick={request}>
              {MESSAGES.request}
            </Button>
          </div>
        )}
      </div>
    </FormSection>
  )
}

function TimeLeft({ until }: { until: string }) {
  const [now] = useState(() => Date.now())
  const time = new Date(until)
  const hours = Math.max(1, Math.round((time.getTime() - now) / 3_600_000))
  return (
    <time
      dateTime={until}
      title={formatDate(time, { dateStyle: 'long', timeStyle: 'short' })}
      className="text-muted"
    >
      {MESSAGES.until(hours)}
    </time>
  )
}

/** Bytes in the unit that reads best, such as '3.4 MB'. */
function sizeText(bytes: number): string {
  const [size, unit] =
    bytes < 1e6
      ? [bytes / 1e3, 'kilobyte']
      : bytes < 1e9
        ? [bytes / 1e6, 'megabyte']
        : [bytes / 1e9, 'gigabyte']
  return formatNumber(size as number, {
    style: 'unit',
    unit: unit as string,
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  })
}
