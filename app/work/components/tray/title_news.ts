import { TRAY_MESSAGES } from '../../messages/en/tray'

/** What was put before the title, until the page is looked at. */
let mark = ''
let count = 0

/** Counts finished work in the title of a page that nobody looks at, until somebody does. */
export function markTitle(): void {
  const title = bareTitle()
  count += 1
  mark = `${TRAY_MESSAGES.done(count)} `
  document.title = mark + title
  document.addEventListener('visibilitychange', unmark)
}

function unmark() {
  if (document.hidden) return
  document.removeEventListener('visibilitychange', unmark)
  document.title = bareTitle()
  mark = ''
  count = 0
}

function bareTitle(): string {
  const { title } = document
  return mark !== '' && title.startsWith(mark) ? title.slice(mark.length) : title
}
