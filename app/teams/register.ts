import './errors.js'
import { defineSharedMedia } from '#app/media/queries/visibility'
import { onAccountCreated } from '#app/accounts/arrivals'
import { onAccountClosing } from '#app/accounts/closing'
import { defineLeftover } from '#app/accounts/leftovers'
import { createPersonalTeam } from './actions/create_personal_team.js'
import { removeAddedMembers } from './actions/remove_added_members.js'
import { removeInvitationsOf } from './actions/remove_invitations_of.js'

onAccountCreated(createPersonalTeam)
onAccountClosing(removeInvitationsOf)
defineLeftover({ remove: removeAddedMembers })
// Profile photos of people in a team with who looks at them.
defineSharedMedia(
  `exists (select 1 from users u, (
       select id from teams where user_id = :viewerId
       union all select team_id from team_members where user_id = :viewerId) own
     where u.profile_photo_media_id = m.id and (
       exists (select 1 from teams t where t.id = own.id and t.user_id = u.id)
       or exists (select 1 from team_members t where t.team_id = own.id and t.user_id = u.id)))`
)
