import { PAYOUT_MESSAGES } from '../messages/en/payouts.js'

/** A link to a page of a list; without an address it leads nowhere from here. */
export interface PageLink {
  url: string | null
  label: string
  active: boolean
}

/** Pages beside the one that is shown. */
const NEIGHBOURS = 2

/**
 * Links to the pages of a list: the one before, the first, those around the one that is shown, the last, the one after. Where some are
 * left out stands '...'.
 * @param page from 1
 */
export function pageLinks(path: string, page: number, pages: number): PageLink[] {
  const to = (target: number, label = String(target)): PageLink => ({
    url: target >= 1 && target <= pages ? `${path}?page=${target}` : null,
    label,
    active: label === String(target) && target === page,
  })
  const numbers = Array.from({ length: pages }, (_, at) => at + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= NEIGHBOURS
  )
  const links = numbers.flatMap((number, at) => {
    const isGap = at > 0 && number - numbers[at - 1]! > 1
    const gap: PageLink = { url: null, label: '...', active: false }
    return isGap ? [gap, to(number)] : [to(number)]
  })
  return [to(page - 1, PAYOUT_MESSAGES.previous), ...links, to(page + 1, PAYOUT_MESSAGES.following)]
}
