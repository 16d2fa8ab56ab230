/** Wording of the team screens. */
export const TEAM_MESSAGES = {
  invitationOfOther: {
    title: 'Team Invitation',
    heading: 'This invitation is for somebody else',
    intro: (team: string, invited: string, email: string) =>
      `The invitation to ${team} was sent to ${invited}, and you are logged in as ${email}. If both are you, log out and go on by the other account.`,
  },
  settings: 'Team Settings',
  /** What being in a team does not do. */
  scope:
    'A team lists people and their roles. Products, pictures and credits are not shared: they stay with the person they belong to.',
  name: 'Team Name',
  nameHint: "The team's name and its owner.",
  owner: 'Team Owner',
  save: 'Save',
  saved: 'Saved.',
  create: {
    title: 'Create Team',
    details: 'Team Details',
    hint: 'You will own the team: you invite people, choose their roles, and can hand it over later.',
    submit: 'Create',
  },
  add: {
    title: 'Add Team Member',
    hint: 'They get an invitation by e-mail and join when they accept it.',
    intro: 'Please provide the email address of the person you would like to add to this team.',
    email: 'Email',
    role: 'Role',
    submit: 'Add',
    added: 'Added.',
  },
  pending: {
    title: 'Pending Team Invitations',
    hint: 'These people have been invited and have not joined yet.',
    cancel: 'Cancel',
    cancelFor: (email: string) => `Cancel the invitation of ${email}`,
  },
  members: {
    title: 'Team Members',
    hint: 'All of the people that are part of this team, beside its owner.',
    you: 'You',
    roleOf: (name: string, role: string) => `${role}: change the role of ${name}`,
    manageRole: 'Manage Role',
    manageRoleOf: (name: string) => `Which role ${name} has in this team.`,
    transfer: 'Make owner',
    transferOf: (name: string) => `Make owner: ${name}`,
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    leave: 'Leave',
  },
  confirm: {
    remove: 'Remove Team Member',
    removeBody: (name: string) =>
      `Are you sure you would like to remove ${name} from the team? They can only come back by a new invitation.`,
    leave: 'Leave Team',
    leaveBody: 'Are you sure you would like to leave this team?',
    transfer: 'Hand Over Team',
    transferBody: (name: string) =>
      `${name} will own this team and decide who belongs to it. You stay in it as an administrator. Only ${name} can give it back.`,
    delete: 'Delete Team',
    deleteBody: (team: string) =>
      `Are you sure you would like to delete ${team}? Its members and invitations are removed for good. Products and pictures are kept.`,
  },
  remove: {
    title: 'Delete Team',
    hint: 'Remove this team for good.',
    body: 'Deleting the team removes its members and invitations. The products, pictures and credits of its people are kept.',
  },
  cancel: 'Cancel',
}
