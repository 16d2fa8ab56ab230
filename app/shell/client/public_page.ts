/** What public pages that the server writes itself bring along: the style, dividers that move, and what comes after the first screen. */
import './app.css'

for (const input of document.querySelectorAll<HTMLInputElement>('input[data-compare]')) {
  const move = () => input.parentElement?.style.setProperty('--at', `${input.value}%`)
  input.addEventListener('input', move)
  move()
}

/** Kept for as long as the tab, whose browser has the letters once a page has shown them. */
const LETTERS = 'vitrine.letters'

function hasLetters(): boolean {
  try {
    return sessionStorage.getItem(LETTERS) !== null
  } catch {
    return false
  }
}

function rememberLetters(): void {
  try {
    sessionStorage.setItem(LETTERS, 'shown')
  } catch {
    // They then come a moment later on the next page too.
  }
}

/** Until then others of the same width stand in for them. */
function showLetters(): void {
  delete document.documentElement.dataset.letters
}

/** Pictures further down, which without scripts are there from the start. */
function showLaterPictures(): void {
  for (const later of document.querySelectorAll('noscript[data-later]')) {
    later.outerHTML = later.textContent
  }
}

/** What has come by `load` is drawn two frames later. Until then the pictures of the first screen have the line to themselves. */
function onceDrawn(act: () => void): void {
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(act)))
}

if (hasLetters()) showLetters()
onceDrawn(() => {
  showLetters()
  showLaterPictures()
  rememberLetters()
})
