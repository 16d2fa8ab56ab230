/** What the calls of the team screens say. */
export const TEAM_ERRORS = {
  forbidden: 'This action is unauthorized.',
  nameless: 'The name field is required.',
  role: 'The role must be a valid role.',
  invited: 'This user has already been invited to the team.',
  member: 'This user already belongs to the team.',
  unregistered: 'We were unable to find a registered user with this email address.',
  leaveOwn: 'You may not leave a team that you created.',
  deletePersonal: 'You may not delete your personal team.',
  transferPersonal: 'You may not hand over your personal team.',
  transferTo: 'Please choose a member of the team.',
}

export const TEAM_BANNERS = {
  created: (team: string) => `${team} was created.`,
  deleted: (team: string) => `${team} was deleted.`,
  left: (team: string) => `You left ${team}.`,
  transferred: (team: string, owner: string) => `${owner} now owns ${team}.`,
  alreadyIn: (team: string) => `You are in the ${team} team already.`,
  accepted: (team: string) => `Great! You have accepted the invitation to join the ${team} team.`,
}

/** How roles are called, and what they are for. */
export const ROLE_MESSAGES = {
  admin: {
    name: 'Administrator',
    description: 'Administrator users can perform any action.',
  },
  editor: {
    name: 'Editor',
    description: 'Editor users have the ability to read, create, and update.',
  },
}
