import type { ReactNode } from 'react'
import { Avatar } from '~/ui/pictures/avatar'
import { Badge } from '~/ui/feedback/badge'
import type { TeamPersonData } from '../transformers/team_data'

interface TeamPersonProps {
  person: TeamPersonData
  /** A word beside the name. */
  badge?: string
  /** Buttons for this person. */
  children?: ReactNode
}

/** A person of the team with what can be done about them. */
export function TeamPerson({ person, badge, children }: TeamPersonProps) {
  const { name, email, profile_photo_url: photoUrl } = person
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex min-w-0 flex-1 basis-56 items-center gap-3">
        <Avatar name={name} photoUrl={photoUrl} />
        <div className="min-w-0">
          <p className="flex items-center gap-2 font-medium">
            <span className="min-w-0 truncate max-sm:wrap-anywhere max-sm:whitespace-normal">
              {name}
            </span>
            {badge && <Badge>{badge}</Badge>}
          </p>
          <p className="truncate text-muted max-sm:wrap-anywhere max-sm:whitespace-normal">
            {email}
          </p>
        </div>
      </div>
      {children && <div className="flex flex-wrap items-center gap-1">{children}</div>}
    </div>
  )
}
