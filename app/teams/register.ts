import './errors.js'
import { defineSharedMedia } from '#app/media/queries/visibility'
import { onAccountCreated } from '#app/accounts/arrivals'
import { onAccountClosing } from '#app/accounts/closing'
import { createPersonalTeam } from './actions/create_personal_team.js'
import { removeInvitationsOf } from './actions/remove_invitations_of.js'

onAccountCreated(createPersonalTeam)
onAccountClosing(removeInvitationsOf)
// Profile photos of people in a team with who looks at them.
defineSharedMedia(
  `exists (select 1 from users u
     join (select user_id, id as team_id from teams
           union select user_id, team_id from team_members) theirs on theirs.user_id = u.id
     where u.profile_photo_media_id = m.id and theirs.team_id in
       (select id from teams where user_id = :viewerId
        union select team_id from team_members where user_id = :viewerId))`
)
