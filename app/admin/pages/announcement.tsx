import { useState } from 'react'
import { Button } from '~/ui/buttons/button'
import { route } from '~/ui/client/routes'
import { Alert } from '~/ui/feedback/alert'
import { Card } from '~/ui/layouts/card'
import { ActDialog } from '../components/act_dialog'
import { AdminPage } from '../components/admin_page'
import { AnnouncementForm } from '../components/announcement_form'
import { ANNOUNCEMENT_MESSAGES as MESSAGES } from '../messages/en/announcements'
import type { AnnouncementRowData } from '../transformers/announcement_row_data'

/** One announcement, or none yet, as it is written. */
export default function AnnouncementPage({
  announcement,
}: {
  announcement: AnnouncementRowData | null
}) {
  const [isEnding, setIsEnding] = useState(false)
  const hasEnded = announcement?.state === 'ended'
  const title = announcement ? MESSAGES.editTitle : MESSAGES.newTitle
  return (
    <AdminPage
      title={title}
      breadcrumb={[{ label: MESSAGES.title, href: route('admin.announcements') }, { label: title }]}
      actions={
        announcement &&
        !hasEnded && (
          <Button variant="danger" onClick={() => setIsEnding(true)}>
            {MESSAGES.end.button}
          </Button>
        )
      }
    >
      {hasEnded && (
        <div className="mb-6">
          <Alert>{MESSAGES.ended}</Alert>
        </div>
      )}
      <Card>
        <AnnouncementForm announcement={announcement} disabled={hasEnded} />
      </Card>
      {announcement && isEnding && (
        <ActDialog
          url={route('admin.announcement.end', { announcement: announcement.id })}
          fields={{}}
          words={MESSAGES.end}
          danger
          onClose={() => setIsEnding(false)}
        />
      )}
    </AdminPage>
  )
}
