import { router } from '@inertiajs/react'
import {
  ArrowLeftRight,
  CreditCard,
  FileText,
  ImagePlus,
  Import,
  Keyboard,
  Layers,
  LogOut,
  type LucideIcon,
  Plus,
} from 'lucide-react'
import { logOut } from '~/ui/client/log_out'
import { openTopUp } from '~/ui/client/top_up'
import { foldings, foldText } from '~/core/text/fold_text'
import { accountLinks } from '~/shell/layouts/account_links'
import { hrefOf, mainLinks, present } from '~/ui/layouts/links'
import { switchTeam } from '~/shell/layouts/switch_team'
import type { SharedProps } from '~/shell/shared_props'
import { SHELL_MESSAGES } from '~/ui/messages/en/layouts'
import { PALETTE_MESSAGES } from '../../messages/en/palette'

const MESSAGES = PALETTE_MESSAGES.entries

/** Something that the palette leads to or does. */
export interface Entry {
  id: string
  label: string
  icon: LucideIcon
  run: () => void
}

/** The pages that the shell knows. */
export function pageEntries(shared: SharedProps): Entry[] {
  const { auth, features } = shared
  const team = auth.user?.current_team_id
  const links = present([
    ...mainLinks(),
    { label: MESSAGES.videos, href: hrefOf('videos.generate') },
    { label: MESSAGES.assets, href: hrefOf('generated-assets.index') },
    { label: MESSAGES.review, href: hrefOf('review.show') },
    ...accountLinks(shared),
    {
      label: SHELL_MESSAGES.team.settings,
      href: features.hasTeamFeatures && team ? hrefOf('teams.show', { team }) : null,
    },
    { label: MESSAGES.apiTokens, href: features.canManageApi && hrefOf('api-tokens.index') },
    { label: MESSAGES.webhooks, href: features.canManageApi && hrefOf('webhooks.index') },
    { label: MESSAGES.apiDocs, href: features.hasApiFeatures && hrefOf('api.reference') },
  ])
  return links.map((link) => visit(link.label, link.href, FileText))
}

/** What can be done from everywhere. */
export function actionEntries({ auth, features }: SharedProps, showKeys: () => void): Entry[] {
  const { user } = auth
  const pages = [
    { label: MESSAGES.batch, href: hrefOf('batches.create'), icon: Layers },
    { label: MESSAGES.imports, href: hrefOf('imports.create'), icon: Import },
    { label: MESSAGES.manual, href: hrefOf('products.create'), icon: ImagePlus },
    {
      label: SHELL_MESSAGES.team.create,
      href: features.canCreateTeams ? hrefOf('teams.create') : null,
      icon: Plus,
    },
    {
      label: SHELL_MESSAGES.subscribe,
      href: features.hasBilling && !user?.subscribed ? hrefOf('subscribe') : null,
      icon: CreditCard,
    },
  ].flatMap(({ label, href, icon }) => (href ? [visit(label, href, icon)] : []))
  return [
    ...pages,
    ...(features.hasBilling && user?.subscribed
      ? [action(SHELL_MESSAGES.topUpCredits, CreditCard, openTopUp)]
      : []),
    ...teamEntries(user, features.hasTeamFeatures),
    action(MESSAGES.shortcuts, Keyboard, showKeys),
    action(SHELL_MESSAGES.account.logOut, LogOut, () => void logOut()),
  ]
}

function teamEntries(user: SharedProps['auth']['user'], hasTeams: boolean): Entry[] {
  const href = hrefOf('current-team.update')
  if (!hasTeams || !user || !href) return []
  return user.all_teams
    .filter(({ id }) => id !== user.current_team_id)
    .map(({ id, name }) => ({
      ...action(MESSAGES.switchTo(name), ArrowLeftRight, () => switchTeam(href, id)),
      id: `team ${id}`,
    }))
}

/** Entries whose labels have all words of a search, those that begin with it first. */
export function matching(entries: readonly Entry[], search: string): Entry[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  const folded = entries.map((entry) => ({ entry, label: foldings(entry.label) }))
  const begins = (label: string[]) =>
    label.some((text) => text.startsWith(words[0] ?? '')) ? 0 : 1
  return folded
    .filter(({ label }) => words.every((word) => label.some((text) => text.includes(word))))
    .sort((one, other) => begins(one.label) - begins(other.label))
    .map(({ entry }) => entry)
}

function visit(label: string, href: string, icon: LucideIcon): Entry {
  return { id: href, label, icon, run: () => router.visit(href) }
}

function action(label: string, icon: LucideIcon, run: () => void): Entry {
  return { id: label, label, icon, run }
}
