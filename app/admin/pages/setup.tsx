import { Alert } from '~/ui/feedback/alert'
import { route } from '~/ui/client/routes'
import { AdminPage } from '../components/admin_page'
import { PostButton } from '../components/post_button'
import { SetupSummary } from '../components/setup_summary'
import { SetupSection } from '../components/setup_section'
import { SETUP_MESSAGES as MESSAGES } from '../messages/en/setup'
import type { SetupSectionData } from '../transformers/setup_section_data'

/** What an installation needs to be used by others, a form for each subject. */
export default function SetupPage({ sections }: { sections: SetupSectionData[] }) {
  const isWaiting = sections.some(({ state }) => state === 'waiting')
  return (
    <AdminPage title={MESSAGES.title} description={MESSAGES.description}>
      <div className="flex flex-col gap-6">
        {isWaiting && (
          <Alert
            tone="warning"
            title={MESSAGES.restartTitle}
            action={
              <PostButton size="sm" url={route('admin.setup.restart')}>
                {MESSAGES.restart}
              </PostButton>
            }
          >
            {MESSAGES.restartBody}
          </Alert>
        )}
        <SetupSummary sections={sections} />
        {sections.map((section) => (
          <SetupSection key={section.name} section={section} />
        ))}
      </div>
    </AdminPage>
  )
}
