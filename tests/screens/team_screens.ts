import type { Page } from 'playwright'
import { press, reopenWith } from './acts.js'
import { JOINED_TEAM, OWN_TEAM } from './describe_teams.js'
import type { Screen } from './screen.js'

const own = { as: 'demo', path: `/teams/${OWN_TEAM}` } as const

/** Opens a dialog by the button that asks. */
const asking = (button: string, title: string) => async (page: Page) => {
  await press(button)(page)
  await page.getByRole('dialog').getByRole('heading', { name: title }).waitFor()
}

/** The pages and states of teams. */
export const TEAM_SCREENS: Screen[] = [
  {
    name: 'register-invited',
    isVariant: true,
    as: 'guest',
    path: '/register?email=alan@example.test',
  },
  { name: 'team-create', isVariant: true, as: 'demo', path: '/teams/create' },
  {
    name: 'team-create-refused',
    as: 'demo',
    path: '/teams/create',
    act: async (page) => {
      await press('Create')(page)
      await page.getByText('The name field is required.').waitFor()
    },
  },
  { name: 'team', isVariant: true, ...own },
  {
    name: 'team-invite-refused',
    isVariant: true,
    ...own,
    act: async (page) => {
      await page.getByLabel('Email').fill('grace@example.test')
      await press('Add')(page)
      await page.getByText('This user already belongs to the team.').waitFor()
    },
  },
  {
    name: 'team-role',
    isVariant: true,
    ...own,
    act: asking('Administrator: change the role of Grace Hopper', 'Manage Role'),
  },
  {
    name: 'team-hand-over',
    isVariant: true,
    ...own,
    act: asking('Make owner: Grace Hopper', 'Hand Over Team'),
  },
  {
    name: 'team-remove',
    isVariant: true,
    ...own,
    act: asking('Remove Grace Hopper', 'Remove Team Member'),
  },
  { name: 'team-delete', isVariant: true, ...own, act: asking('Delete Team', 'Delete Team') },
  { name: 'team-joined', as: 'demo', path: `/teams/${JOINED_TEAM}` },
  {
    name: 'team-leave',
    isVariant: true,
    as: 'demo',
    path: `/teams/${JOINED_TEAM}`,
    act: asking('Leave', 'Leave Team'),
  },
  {
    name: 'team-invitation-of-other',
    as: 'guest',
    path: '/login',
    act: async (page) => {
      const next = '/team-invitations/1'
      const emails = { invited: 'g•••@example.test', email: 'ada.merchant@studio.example.test' }
      await reopenWith(page, { team: 'Studio North', ...emails, next }, 'teams/invitation_of_other')
      await page.getByRole('button', { name: 'Log out and go on' }).waitFor()
    },
  },
]
