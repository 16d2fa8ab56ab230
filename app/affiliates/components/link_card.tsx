import { Copy, Share2 } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/layouts/card'
import { Field } from '~/ui/forms/field'
import { Input } from '~/ui/forms/input'
import { UI_MESSAGES } from '~/ui/messages/en/common'
import { showToast } from '~/ui/overlays/toast'
import { AFFILIATE_MESSAGES } from '../messages/en/programme'
import { campaignName } from '../campaign_name'

const ShareDialog = lazyPart(() => import('./share_dialog'))
const MESSAGES = AFFILIATE_MESSAGES.link

interface LinkCardProps {
  link: string
  /** Null where nothing is sold. */
  coupon: string | null
}

/** The link to share, for a campaign if one is named. */
export function LinkCard({ link, coupon }: LinkCardProps) {
  const [typed, setTyped] = useState('')
  const [sharing, setSharing] = useState(false)
  const campaign = campaignName(typed)
  const isWrong = typed.trim() !== '' && campaign === ''
  const shared = campaign ? `${link}&campaign=${campaign}` : link

  async function copy() {
    try {
      await navigator.clipboard.writeText(shared)
      await showToast('success', MESSAGES.copied)
    } catch {
      // Browsers have a clipboard only on https and on the own machine.
      await showToast('error', UI_MESSAGES.cannotCopy)
    }
  }

  return (
    <Card>
      <h2 className="text-base font-semibold">{MESSAGES.title}</h2>
      <div className="mt-4 flex items-end gap-2">
        <Field label={MESSAGES.label} labelHidden className="min-w-0 grow">
          <Input
            readOnly
            value={shared}
            onFocus={(event) => event.target.select()}
            className="font-mono"
          />
        </Field>
        <Button icon={Copy} onClick={() => void copy()}>
          {MESSAGES.copy}
        </Button>
      </div>
      <Field
        label={MESSAGES.campaign}
        hint={MESSAGES.campaignHint}
        error={isWrong ? MESSAGES.campaignWrong : undefined}
        className="mt-4"
      >
        <Input
          value={typed}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button variant="secondary" icon={Share2} onClick={() => setSharing(true)} className="mt-4">
        {MESSAGES.share}
      </Button>
      {sharing && (
        <PartBoundary>
          <ShareDialog
            link={shared}
            campaign={campaign}
            coupon={coupon}
            onClose={() => setSharing(false)}
          />
        </PartBoundary>
      )}
    </Card>
  )
}
