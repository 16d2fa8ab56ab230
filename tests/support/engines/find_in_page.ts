/** What somebody looks for on a page: one of `role` with its name, a field with a label, or what a selector says. */
export interface Sought {
  role?: 'button' | 'link' | 'menuitem' | 'heading' | 'radio' | 'checkbox' | 'tab' | 'application'
  /** The whole accessible name, or a part of it where `…` ends it. */
  name?: string
  css?: string
  /** Which of several, from 0. */
  nth?: number
}

/** Where something is that can be pressed, in pixels of the window; and how large it is. */
export interface Place {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Runs in a page: finds what is shown and enabled, brings it into sight, gives it the focus, and answers where its middle is. Null while it is
 * not there, is disabled, or is covered by something else.
 */
export function placeInPage({ role, name, css, nth = 0 }: Sought): Place | null {
  const SELECTORS: Record<string, string> = {
    button: 'button:not([role]), [role=button], summary',
    link: 'a[href]:not([role])',
    heading: 'h1, h2, h3, h4',
    radio: 'input[type=radio], [role=radio]',
    checkbox: 'input[type=checkbox], [role=checkbox]',
  }
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (it: HTMLElement): string => {
    const named = (it.getAttribute('aria-labelledby') ?? '').split(' ')
    const texts = named.map((id) => clean(document.getElementById(id)?.textContent))
    const labels = [...((it as HTMLInputElement).labels ?? [])].map((each) =>
      clean(each.textContent)
    )
    return (
      clean(texts.join(' ')) ||
      clean(it.getAttribute('aria-label')) ||
      clean(labels.join(' ')) ||
      clean(it.innerText) ||
      clean(it.getAttribute('title'))
    )
  }
  const isNamed = (it: HTMLElement) =>
    name === undefined ||
    (name.endsWith('…') ? nameOf(it).includes(name.slice(0, -1)) : nameOf(it) === name)
  const isShown = (it: HTMLElement) =>
    it.checkVisibility({ visibilityProperty: true }) && !it.closest('[inert], [aria-hidden=true]')
  const selector = css ?? SELECTORS[role ?? ''] ?? (role ? `[role=${role}]` : 'input, textarea')
  const found = [...document.querySelectorAll<HTMLElement>(selector)]
    .filter(isNamed)
    .filter(isShown)[nth]
  if (!found || (found as HTMLButtonElement).disabled) return null
  found.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = found.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const hit = document.elementFromPoint(x, y)
  const label = (found as HTMLInputElement).labels?.[0]
  const isFree = found.contains(hit) || label?.contains(hit) || hit?.contains(found)
  if (!isFree) return null
  found.focus({ preventScroll: true })
  return { x, y, width, height }
}

/** Runs in a page: gives a text field with a label the focus, with all that is in it selected. */
export function focusInPage(label: string): boolean {
  const clean = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
  ]
  const field = fields.find(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      !each.disabled &&
      !each.closest('[inert]') &&
      [...(each.labels ?? [])].some((it) => clean(it.textContent) === label)
  )
  if (!field) return false
  field.scrollIntoView({ block: 'center', behavior: 'instant' })
  field.focus()
  field.select()
  return document.activeElement === field
}

/** Runs in a page: whether a text is shown. */
export function isShownInPage(text: string): boolean {
  return document.body.innerText.replace(/\s+/g, ' ').toLowerCase().includes(text.toLowerCase())
}

/** Runs in a page: presses an enabled button with this text. */
export function pressInPage(text: string): boolean {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')]
  const button = buttons.find((each) => each.innerText.trim() === text && each.checkVisibility())
  button?.click()
  return button !== undefined
}
