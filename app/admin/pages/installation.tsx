import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from '~/ui/buttons/button'
import { Skeleton } from '~/ui/feedback/skeleton'
import { Card } from '~/ui/layouts/card'
import type { Finding } from '~/operator/doctor/finding'
import { AdminPage } from '../components/admin_page'
import { FindingsCard } from '../components/findings_card'
import { SETTINGS_MESSAGES } from '../messages/en/settings'

const MESSAGES = SETTINGS_MESSAGES.installation

/** What the environment sets, who can be reached and what lacks. */
export default function InstallationPage({ findings }: { findings?: Finding[] }) {
  const [isLooking, setIsLooking] = useState(false)

  function look() {
    router.reload({
      only: ['findings'],
      onStart: () => setIsLooking(true),
      onFinish: () => setIsLooking(false),
    })
  }

  return (
    <AdminPage
      title={MESSAGES.title}
      description={MESSAGES.description}
      actions={
        findings && (
          <Button variant="secondary" loading={isLooking} onClick={look}>
            {MESSAGES.again}
          </Button>
        )
      }
    >
      {findings ? (
        <div className="flex flex-col gap-6">
          <FindingsCard state="wrong" findings={findings} />
          <FindingsCard state="told" findings={findings} />
          <FindingsCard state="well" findings={findings} />
        </div>
      ) : (
        <Looking />
      )}
    </AdminPage>
  )
}

function Looking() {
  return (
    <Card>
      <p role="status" className="mb-3 text-muted">
        {MESSAGES.looking}
      </p>
      <Skeleton className="h-40" />
    </Card>
  )
}
